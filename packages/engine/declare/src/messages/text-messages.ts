import { message } from './message.ts'

/** Messages about texts with a required format, or texts that contradict the rest of the website. */
export const textMessages = {
  form: (field: string, example: string) => message`The ${field} field must be in the format ${example}.`,
  urlOrContact: (field: string) =>
    message`The ${field} field must be an address starting with https://, mailto: or tel:, or a page of this website, such as /admission.`,
  unreadable: (fault: string) => message`With this value the website can’t be shown: ${fault}`,
}
