import type { Person } from './person.ts'

/** The address of a page's share card, read from the page. */
export const cardOf = async (visitor: Person, page: string): Promise<string> => {
  const { text } = await visitor.get(page)
  const [, address] = /property="og:image" content="([^"]+)"/.exec(text) ?? []
  return new URL(address!.replaceAll('&amp;', '&').replaceAll('&quot;', '"')).pathname
}
