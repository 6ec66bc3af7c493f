import { college } from 'virtual:college'
import { contentPages } from 'virtual:pages'
import { plainText } from './content/plain-text.ts'
import { entryAt, everyPath, trailTo } from './site-map.ts'

/** A page as the search knows it: its section, and its words in the order of their weight. */
export interface Searchable {
  address: string
  kind: string
  title: string
  lead: string
  body: string
}

/** What the search finds besides records: every place of the site map, with the words of those that are written. */
export const searchable = (): Promise<Searchable[]> => Promise.all(everyPath.map(placeOf))

const placeOf = async (path: string): Promise<Searchable> => {
  const entry = entryAt(path)
  const page = await contentPages[path]?.()
  return {
    address: encodeURI(path),
    kind: trailTo(path)[0]?.title ?? '',
    title: page?.title ?? entry?.title ?? '',
    lead: [page?.standing ?? entry?.standing, page?.description].filter(Boolean).join(' · '),
    body: page ? plainText(page.html) : (wordsOfLivePages[path] ?? ''),
  }
}

/** Pages that code makes out of the college's facts. */
const wordsOfLivePages: Readonly<Record<string, string>> = {
  '/contact-us': [
    ...college.campuses.flatMap(({ name, levels, address, phones }) => [
      name,
      levels,
      address.join(', '),
      ...phones,
    ]),
    ...[...college.contacts, ...college.social].map(({ label }) => label),
  ].join(' · '),
}
