import { splitLines } from '@kampana/engine-declare/text/split-lines'
import { academicCalendarPath } from '../academic-calendar/labels.ts'
import type { SchoolDay } from '../content/academic-calendar.ts'
import { formatLongDayRange } from '../dates.ts'
import { levelNames } from '../content/college.ts'
import type { Contact } from '../content/contact.ts'
import type { Content } from '../content/content.ts'
import type { Monograph } from '../content/monograph.ts'
import type { Program } from '../content/program.ts'
import { filipinoPath } from '../content/pages/filipino.ts'
import { htmlToText } from '../content/markdown/html-to-text.ts'
import { allPaths, breadcrumb, entryTitle, findEntry } from '../site-map.ts'

/** A page as indexed by the search. `title` has the highest weight, `body` the lowest. */
export interface Searchable {
  address: string
  kind: string
  title: string
  lead: string
  body: string
  /** Name whose initials the search matches like the title. */
  abbreviated?: string
  /** True for a placeholder. */
  unwritten?: true
}

/** Entries of the site for the search index: the site map, the monographs and the programs. */
export const listSearchable = (content: Content): Searchable[] => [
  ...allPaths().map((path) => searchableEntry(path, content)),
  searchablePrivacyNotice(content.contact),
  ...Object.entries(content.monographs).map(searchableMonograph),
  ...Object.entries(content.programs).map(searchableProgram),
]

const searchableProgram = ([path, program]: [string, Program]): Searchable => {
  const { record, careers, html } = program
  const { title, short, level, description, who, curriculum } = record
  return {
    address: path,
    kind: 'Program',
    title: title === short ? title : `${title} (${short})`,
    abbreviated: short,
    lead: [level, description].join(' · '),
    body: [
      who,
      ...careers.map(htmlToText),
      ...curriculum.map(({ subjects }) => subjects),
      htmlToText(html),
    ].join(' · '),
  }
}

const searchableMonograph = ([path, { record, html }]: [string, Monograph]): Searchable => ({
  address: path,
  kind: 'Monograph',
  title: record.title,
  lead: [record.authors, record.description].join(' · '),
  body: htmlToText(html),
})

const searchableEntry = (path: string, content: Content): Searchable => {
  const entry = findEntry(path)
  const page = content.pages[path]
  return {
    address: encodeURI(path),
    kind: breadcrumb(path)[0]?.title ?? '',
    title: page?.title ?? entryTitle(path),
    lead: [page?.standing ?? entry?.standing, page?.description, ...daysOf(path, content)]
      .filter(Boolean)
      .join(' · '),
    body: page
      ? [htmlToText(page.html), ...filipinoWords(path, content)].join(' · ')
      : (livePageWords(content)[path] ?? []).join(' · '),
    ...(entry?.kind === 'placeholder' && { unwritten: true }),
  }
}

/**
 * Filipino text of a page, indexed with the English page, which links to it. Two results for one page would push others down.
 */
const filipinoWords = (path: string, { pages }: Content): string[] => {
  const page = pages[filipinoPath(path)]
  return page ? [page.title, page.standing, htmlToText(page.html)].filter((text) => text !== undefined) : []
}

/** The privacy notice is a collapsed section of the contact page, so it is indexed separately. */
const searchablePrivacyNotice = ({ privacy }: Contact): Searchable => ({
  address: '/contact-us#privacy',
  kind: entryTitle('/contact-us'),
  title: privacy.title,
  lead: privacy.description,
  body: htmlToText(privacy.html),
})

/** Text to index for pages without a Markdown file. */
const livePageWords = ({ college, home, contact }: Content): Readonly<Record<string, readonly string[]>> => ({
  '/': [college.name, college.description, home.record.president_heading],
  '/career': ['Job opportunities, vacancies and openings, and how to apply'],
  '/class-status': [
    // Results show this text, so it must not read like a current notice.
    'Notices of suspended classes, online or modular classes, and late starts, by level and campus',
    ...levelNames(college),
    ...college.campuses.map(({ name }) => name),
  ],
  '/contact-us': [
    ...college.campuses.flatMap(({ name, levels, address, phones }) => [
      name,
      levels,
      splitLines(address).join(', '),
      ...splitLines(phones),
    ]),
    ...[...(college.contacts ?? []), ...(college.social ?? [])].map(({ label }) => label),
    ...contact.record.hours.flatMap(({ office, when }) => [office, when]),
    contact.record.form_title,
    contact.record.map_title,
    contact.record.map_text,
  ],
  '/updates/calendar': ['Events by day and month, and a calendar file to subscribe to'],
})

/** Days of the school year, for the academic calendar. */
const daysOf = (path: string, { academicCalendar: { record, days } }: Content): string[] =>
  path === academicCalendarPath ? [record.school_year, ...days.map(describeSchoolDay)] : []

/** `November 30, 2026: Bonifacio Day, a holiday, no classes`: by month, name and kind. */
const describeSchoolDay = ({ title, kind, from, to }: SchoolDay): string =>
  `${formatLongDayRange(from, to)}: ${title}${kind === 'holiday' ? ' (holiday, no classes)' : ''}`
