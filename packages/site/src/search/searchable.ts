import { college } from 'virtual:college'
import { contact } from 'virtual:contact'
import { home } from 'virtual:home'
import { words } from 'virtual:monograph-words'
import { monographs } from 'virtual:monographs'
import { contentPages } from 'virtual:pages'
import { programs } from 'virtual:programs'
import type { MonographText } from '../content/monograph.ts'
import type { Program } from '../content/program.ts'
import { plainText } from '../content/markdown/plain-text.ts'
import { findEntry, allPaths, breadcrumb } from '../site-map.ts'

/** A page as the search knows it: its section, and its words in the order of their weight. */
export interface Searchable {
  address: string
  kind: string
  title: string
  lead: string
  body: string
  /** It only says that it will be written. */
  unwritten?: true
}

/** What the search finds besides records: every place of the site map and every monograph, with the words of what is written. */
export const searchable = (): Promise<Searchable[]> =>
  Promise.all([
    ...allPaths.map(searchablePlace),
    searchablePrivacyNotice(),
    ...Object.entries(monographs).map(searchableMonograph),
    ...Object.entries(programs).map(searchableProgram),
  ])

const searchableProgram = async ([path, read]: [string, () => Promise<Program>]): Promise<Searchable> => {
  const { title, short, level, description, who, careers, curriculum, html } = await read()
  return {
    address: path,
    kind: 'Program',
    title: title === short ? title : `${title} (${short})`,
    lead: [level, description].join(' · '),
    body: [who, ...careers, ...Object.values(curriculum), plainText(html)].join(' · '),
  }
}

const searchableMonograph = async ([path, read]: [
  string,
  () => Promise<MonographText>,
]): Promise<Searchable> => {
  const { title, authors, description } = await read()
  return {
    address: path,
    kind: 'Monograph',
    title,
    lead: [authors, description].join(' · '),
    body: words[path] ?? '',
  }
}

const searchablePlace = async (path: string): Promise<Searchable> => {
  const entry = findEntry(path)
  const page = await contentPages[path]?.()
  return {
    address: encodeURI(path),
    kind: breadcrumb(path)[0]?.title ?? '',
    title: page?.title ?? entryTitle(path),
    lead: [page?.standing ?? entry?.standing, page?.description].filter(Boolean).join(' · '),
    body: page ? plainText(page.html) : (wordsOfLivePages[path] ?? []).join(' · '),
    ...(entry?.kind === 'placeholder' && { unwritten: true }),
  }
}

const entryTitle = (path: string): string => findEntry(path)?.title ?? ''

/** The notice folds away on a page of its own kind, where nobody would look for it. */
const searchablePrivacyNotice = async (): Promise<Searchable> => ({
  address: '/contact-us#privacy',
  kind: entryTitle('/contact-us'),
  title: contact.privacy.title,
  lead: contact.privacy.description,
  body: plainText(contact.privacy.html),
})

/** What stands on the pages that code makes, besides records. */
const wordsOfLivePages: Readonly<Record<string, readonly string[]>> = {
  '/': [college.name, college.description, home.president.heading],
  '/career': ['Job opportunities, vacancies and openings, and how to apply'],
  '/class-status': [
    // Nothing that could be read as what holds now: results show these words.
    'Notices of suspended classes, of online or modular classes and of a late start, by level and campus',
    ...college.levels,
    ...college.campuses.map(({ name }) => name),
  ],
  '/contact-us': [
    ...college.campuses.flatMap(({ name, levels, address, phones }) => [
      name,
      levels,
      address.join(', '),
      ...phones,
    ]),
    ...[...college.contacts, ...college.social].map(({ label }) => label),
    ...Object.entries(contact.hours).flat(),
    contact.form.title,
    contact.map.title,
    contact.map.text,
  ],
  '/updates/calendar': ['Events by day and month, and a calendar file to subscribe to'],
}
