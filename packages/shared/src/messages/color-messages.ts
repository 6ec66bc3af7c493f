import { message } from './message.ts'

/** What is said of colors. */
export const colorMessages = {
  syntax: (field: string) => message`The ${field} field must be a colour such as #4b83cc.`,
  contrast: (text: string, name: string, ground: string, measured: string, least: number) =>
    message`${text} on ${name} (${ground}) has a contrast of ${measured}, and text needs ${least}.`,
}
