import { message } from './message.ts'

/** What is said of texts that must be written in one way, or that the rest of the website doesn't go with. */
export const textMessages = {
  form: (field: string, example: string) => message`The ${field} field must be written as in ${example}.`,
  urlOrContact: (field: string) =>
    message`The ${field} field must be an address that begins with https://, mailto: or tel:, or a page of this website, such as /admission.`,
  unreadable: (fault: string) => message`The website can't be shown with this: ${fault}`,
}
