import { college } from 'virtual:college'
import { words } from 'virtual:monograph-words'
import { monographs } from 'virtual:monographs'
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

/** What the search finds besides records: every place of the site map and every monograph, with the words of what is written. */
export const searchable = (): Promise<Searchable[]> =>
  Promise.all([...everyPath.map(placeOf), ...Object.keys(monographs).map(monographAt)])

const monographAt = async (path: string): Promise<Searchable> => {
  const { title, authors, description } = await monographs[path]!()
  return {
    address: path,
    kind: 'Monograph',
    title,
    lead: [authors, description].join(' · '),
    body: words[path] ?? '',
  }
}

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
