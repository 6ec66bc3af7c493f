import { message } from './message.ts'

/** What is said of texts that must be written in one way, or that the rest of the website doesn't go with. */
export const textMessages = {
  form: (field: string, example: string) => message`The ${field} field must be in the format ${example}.`,
  urlOrContact: (field: string) =>
    message`The ${field} field must be an address starting with https://, mailto: or tel:, or a page of this website, such as /admission.`,
  unreadable: (fault: string) => message`With this value the website can’t be shown: ${fault}`,
}
