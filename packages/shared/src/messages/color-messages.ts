import { message } from './message.ts'

/** What is said of colours. */
export const colorMessages = {
  syntax: (field: string) => message`The ${field} field must be a colour such as #4b83cc.`,
}
