import { isMap, isSeq, type Document } from 'yaml'
import type { Identity } from './identity.ts'

/** True for files of the sample that a folder of placeholders keeps. */
export const isKept = (path: string): boolean =>
  /^(?!people\.|offices\.|specified\.)[^/]+\.(?:yaml|svg)$|^privacy-notice\.md$|^fonts\//.test(path) ||
  /^pictures\/(?!scene-|town-map)/.test(path)

/** Addresses of pages of the sample's schools and levels. */
const ofSchools = /^\/academics\/(?!programs|academic-calendar)|^\/admission\/.*(school|college|program)/

/** Changes to files of the sample, by name, that remove the sample's texts. */
export const placeholders: Readonly<Record<string, (document: Document, identity: Identity) => void>> = {
  /** Removes the short addresses of the sample's school pages. A new college doesn't have these pages. */
  'redirects.yaml': (document) => removeOfSchools(document, 'target'),
  /** Removes the search terms of these pages. */
  'search.yaml': (document) => removeOfSchools(document, 'page'),
  'home.yaml': (document) => {
    document.set('feed_text', 'Our latest news, with pictures.')
    document.setIn(['quick_links', 2, 'text'], 'The history of the college.')
    document.set('president_paragraphs', 'Message of the president.')
    document.set('president_name', 'Name of the president')
  },
  'contact.yaml': (document, { name, town }) => {
    document.delete('map_avif')
    for (const [field, value] of Object.entries({
      text: 'How to get to the college.',
      picture: 'pictures/facade-day.svg',
      alt: `The main building of ${name}.`,
      frame: 'https://www.openstreetmap.org/export/embed.html?bbox=116.9%2C4.6%2C126.6%2C21.1&layer=mapnik',
      href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(town)}`,
    }))
      document.set(`map_${field}`, value)
  },
  'academic-calendar.yaml': (document) => {
    document.set('week', document.createNode([{ from: 'Monday', to: 'Friday' }]))
    document.set('note', 'The office that sets the school year.')
  },
  /** Keeps the holidays that apply to everybody. */
  'calendar-entries.yaml': (document) => {
    const days = document.toJS() as { kind: string; levels?: unknown }[]
    const common = days.filter(({ kind, levels }) => kind === 'holiday' && levels === undefined)
    document.contents = document.createNode(common)
  },
}

const removeOfSchools = (document: Document, field: string): void => {
  if (isSeq(document.contents))
    document.contents.items = document.contents.items.filter(
      (each) => isMap(each) && !ofSchools.test(String(each.get(field))),
    )
}

/** Removes the sample's officer from the privacy notice. */
export const withoutOfficer = (notice: string, { campus, phone, email }: Identity): string =>
  notice.replace(
    /(?<=^### Contact\n\n)(?:- .*\n)+/m,
    ['Name of the data protection officer', campus, `${email}, ${phone}`]
      .map((line) => `- ${line}\n`)
      .join(''),
  )
