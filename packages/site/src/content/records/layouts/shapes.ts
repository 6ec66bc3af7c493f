import { college } from '@kampana/shared/resources/college'
import { home } from '@kampana/shared/resources/home'
import type { RowCells } from '@kampana/engine-declare/kinds/index'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { Resource } from '@kampana/engine-declare/resource'

// Names of singleton records in the pages.

/** A value with a special form in the pages. */
interface FieldForm {
  write: (value: unknown) => unknown
}

/** Names of a record in the pages. */
export interface Layout {
  resource: Resource
  /** Nested mappings: `form.title` is the record's field `form_title`. Nested groups come after their parent. */
  groups?: readonly string[]
  forms?: Readonly<Record<string, FieldForm>>
  /** Omitted fields. */
  besides?: readonly string[]
}

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
const flag: FieldForm = { write: Boolean }

export const collegeShape: Layout = {
  resource: college,
  groups: ['studentPortal', 'newerWebsite', 'colours.light', 'colours.dark', 'colours'],
  besides: ['seal', 'seal_mono'],
  forms: {
    founded: { write: Number },
    levels: {
      write: (value) => toRows(value).map(({ name }) => name),
    },
    campuses: {
      write: (value) => mapLines(value, splitLines),
    },
    newer_website_hidden: flag,
    show_last_checked: flag,
  },
}

export const homeShape: Layout = {
  resource: home,
  groups: ['opening', 'president', 'feed', 'video'],
  forms: { president_paragraphs: { write: (value) => String(value).split(/\n\s*\n/) } },
}

/** Omits switches that are off, and a newer website without an address. */
export const withoutBlanks = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const isBlank = (name: string): boolean =>
    values[name] === 0 || (name.startsWith('newer_website_') && values['newer_website_address'] == null)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isBlank(name)))
}
