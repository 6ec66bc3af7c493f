import { message } from './message.ts'

/** Messages about the address of a page. Separate from `messages.ts`, because only forms with an address need them. */
export const addressMessages = {
  syntax: (field: string) =>
    message`The ${field} field must be an address such as /academics/school-of-nursing, with lowercase letters, digits and hyphens between slashes.`,
  tooManyParts: (field: string, max: number) =>
    message`The ${field} field must not have more than ${max} segments between slashes.`,
  notAPage: (field: string) =>
    message`The ${field} field must be a page of this website, such as /admission.`,
  noFrameHost: (field: string) =>
    message`The ${field} field must contain a website’s address, such as https://www.openstreetmap.org. Copy the address from “Embed” or “Share” again.`,
  notUnder: (field: string, under: string) =>
    message`The ${field} field must be ${under}/ followed by one segment.`,
}

/** Reasons why an address can't be a page. */
export const reservedMessages = {
  own: (path: string, first: string) =>
    message`the address ${path} is not available because the website reserves /${first}. Choose another address.`,
  dot: (path: string) => message`a segment of the address ${path} starts with a dot. Remove the dot.`,
  file: (path: string) => message`the address ${path} looks like a file. Remove the file extension.`,
  code: (path: string) => message`the website builds the page ${path} from records in the dashboard.`,
}
