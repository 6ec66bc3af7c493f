import { message } from './message.ts'

/** What is said of the address of a page. They stand apart from `messages.ts`, since only forms with an address need them. */
export const addressMessages = {
  syntax: (field: string) =>
    message`The ${field} field must be an address such as /academics/school-of-nursing: small letters, digits and dashes between slashes.`,
  tooManyParts: (field: string, max: number) =>
    message`The ${field} field must not have more than ${max} parts between slashes.`,
  notAPage: (field: string) =>
    message`The ${field} field must be a page of this website, such as /admission.`,
  noFrameHost: (field: string) =>
    message`The ${field} field must name a website by letters, digits, dots and hyphens, such as https://www.openstreetmap.org. Copy the address from “Embed” or “Share” again.`,
  notUnder: (field: string, under: string) =>
    message`The ${field} field must be ${under}/ with one part after it.`,
}

/** Why no page can be written at an address. */
export const reservedMessages = {
  own: (path: string, first: string) =>
    message`the address ${path} is the website's own: nothing else can stand at /${first}. Choose another.`,
  dot: (path: string) => message`the address ${path} can't be opened, since a part of it begins with a dot.`,
  file: (path: string) =>
    message`the address ${path} looks like a file, not like a page. Leave its ending out.`,
  code: (path: string) => message`the page ${path} makes itself from what is written in the dashboard.`,
}
