import { college } from '@kampana/shared/resources/college'
import { contact } from '@kampana/shared/resources/contact'
import { home } from '@kampana/shared/resources/home'
import type { RowCells } from '@kampana/engine-declare/kinds/index'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { FieldForm, Layout } from './layout.ts'
import { rowsAsMapping } from './rows-as-mapping.ts'
import { paragraphs } from './paragraphs.ts'

// Layouts of singleton records, shared by the folder's files and the pages.

const joinLines = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)
const splitLines = (value: unknown): string[] =>
  String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Campuses with converted address lines and telephones. */
const mapLines = (campuses: unknown, map: (lines: unknown) => unknown): RowCells[] =>
  toRows(campuses).map(({ address, phones, ...campus }) =>
    Object.assign(campus, { address: map(address), phones: map(phones) }),
  )

/** Written as `true` or omitted. */
const flag: FieldForm = { read: Number, write: Boolean }

export const collegeShape: Layout = {
  resource: college,
  groups: ['studentPortal', 'newerWebsite', 'colours.light', 'colours.dark', 'colours'],
  besides: ['seal', 'seal_mono'],
  forms: {
    founded: { read: (value) => (typeof value === 'number' ? String(value) : value), write: Number },
    levels: {
      read: (value) => (Array.isArray(value) ? value.map((name: unknown) => ({ name })) : value),
      write: (value) => toRows(value).map(({ name }) => name),
    },
    campuses: {
      read: (value) => mapLines(value, joinLines),
      write: (value) => mapLines(value, splitLines),
    },
    newer_website_hidden: flag,
    show_last_checked: flag,
  },
}

export const homeShape: Layout = {
  resource: home,
  groups: ['opening', 'president', 'feed', 'video'],
  forms: { president_paragraphs: paragraphs },
}

const { privacy_title: _title, privacy_summary: _summary, privacy: _privacy, ...words } = contact.fields

/** Texts of the contact page except the privacy notice, which is a text file. */
export const contactShape: Layout = {
  resource: { ...contact, fields: words },
  groups: ['form', 'map'],
  forms: { hours: rowsAsMapping('office', 'when') },
}

/** Omits switches that are off, and a newer website without an address. */
export const withoutBlanks = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const isBlank = (name: string): boolean =>
    values[name] === 0 || (name.startsWith('newer_website_') && values['newer_website_address'] == null)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isBlank(name)))
}
