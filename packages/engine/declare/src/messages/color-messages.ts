import { message } from './message.ts'

/** Messages about colors. */
export const colorMessages = {
  syntax: (field: string) => message`The ${field} field must be a color such as #4b83cc.`,
  contrast: (text: string, name: string, ground: string, measured: string, least: number) =>
    message`The contrast of ${text} on ${name} (${ground}) is ${measured}. Text needs at least ${least}.`,
}
