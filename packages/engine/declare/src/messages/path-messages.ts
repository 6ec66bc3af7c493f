import { message } from './message.ts'

/** Messages about paths of the site: their owner, their target, and sections. */
export const pathMessages = {
  outsidePart: (parts: string) => message`Your role allows this only in these sections: ${parts}.`,
  limitedTo: (permission: string, sections: string) =>
    message`Your role has the permission ‘${permission}’ for ${sections} only. This change affects the whole website. Ask an administrator to make it.`,
  taken: (address: string, singular: string, title: string) =>
    message`The ${singular} ‘${title}’ already has the address ${address}.`,
  takenByPage: (address: string) => message`${address} is already a page of this website.`,
  takenByList: (address: string, label: string) => message`${address} is reserved for pages of ${label}.`,
  notAPath: 'An address must start with / and must not contain spaces or #.',
  ownParameter: (name: string) =>
    message`The website itself uses the parameter ${name}. Enter an address without this parameter.`,
  foreignTarget: 'A redirect must point to a page of this website, such as /admission.',
  ontoItself: 'This address redirects to itself.',
  ontoRedirect: (address: string, target: string) =>
    message`${address} redirects to ${target}. Please enter ${target} instead.`,
  noPage: (address: string) => message`There is no page at ${address}.`,
}
