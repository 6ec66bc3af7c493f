import { message } from './message.ts'

/** What is said about addresses of the site, and the parts of it that somebody may change. */
export const pathMessages = {
  outsidePart: (parts: string) => message`Your role allows this for a part of the website only: ${parts}.`,
}
