import { message } from './message.ts'

/** What is said about paths of the site: who has one, where one leads, and the parts that somebody may change. */
export const pathMessages = {
  outsidePart: (parts: string) => message`Your role allows this for a part of the website only: ${parts}.`,
  limitedTo: (permission: string, sections: string) =>
    message`Your role holds ‘${permission}’ for ${sections} only. This change affects the whole website: ask an administrator.`,
  taken: (address: string, singular: string, title: string) =>
    message`${address} is the address of the ${singular} '${title}'.`,
  takenByPage: (address: string) => message`${address} is a page of the website.`,
  takenByList: (address: string, label: string) => message`${address} belongs to the pages of ${label}.`,
  notAPath: 'An address begins with / and has no spaces and no #.',
  ownParameter: (name: string) =>
    message`The website itself reads the parameter ${name}. Please enter an address without it.`,
  foreignTarget: 'A redirect leads to a page of this website, such as /admission.',
  ontoItself: 'This leads back to where it comes from.',
  ontoRedirect: (address: string, target: string) =>
    message`${address} only leads on to ${target}. Please choose that page.`,
  noPage: (address: string) => message`There is no page at ${address}.`,
}
