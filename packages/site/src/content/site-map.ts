import { keyOf, type ShownRecord } from '@kampana/shared/content/shown-records'
import { toRows } from '@kampana/shared/kinds/rows/rows'
import type { RecordOf } from '@kampana/shared/resource'
import { pages } from '@kampana/shared/resources/pages'
import { maxTreeLevels } from '@kampana/shared/tree/tree'
import { applyTypographyDeep } from './markdown/typography.ts'

/** An entry of the site map: a page, an external link, or a group of entries. */
export interface Entry {
  title: string
  kind: 'group' | 'landing' | 'content' | 'live' | 'placeholder' | 'external'
  /** The page's path; missing for a group or an external link. */
  path?: string
  /** The address of an external link. */
  href?: string
  /** A line under the page's title. */
  standing?: string
  /** The page answers at its address, but is in no menu, list or search. */
  hidden?: true
  /** The last day on which it is shown, in the college's time zone: `2027-01-31`. */
  until?: string
  /** The drawing `pictures/emblem-….svg` that belongs to it. */
  emblem?: string
  pages?: Entry[]
  /** The paths of further pages that a landing page links to. */
  see?: string[]
}

/** What a record says of its place in the menu. */
export type PageValues = Omit<RecordOf<typeof pages>, 'id' | 'parent' | 'office'> & {
  parent: string | null
  office: string | null
}

interface SiteMap {
  /** The top menu and all beneath it. */
  entries: Entry[]
  /** The pages that have an address and lie beneath what there is, each after those above it. */
  placed: readonly ShownRecord[]
}

/** The site map of the records of pages. What lies beneath a record that isn't there, as one that isn't live, is left out with it. */
export const toSiteMap = (records: readonly ShownRecord[]): SiteMap => {
  const beneath = Map.groupBy(records.toSorted(byPlace), (record) => pageOf(record).parent ?? undefined)
  const placed: ShownRecord[] = []
  const toEntries = (parent: string | undefined, level: number): Entry[] =>
    (level > maxTreeLevels ? [] : (beneath.get(parent) ?? [])).flatMap((record) => {
      const page = pageOf(record)
      const key = keyOf(pages, record.values)
      if (page.address !== null) placed.push(record)
      const inner = beneath.has(key) && page.kind !== 'link' ? toEntries(key, level + 1) : undefined
      return page.kind === 'group' && !inner ? [] : [toEntry(page, inner)]
    })
  return { entries: toEntries(undefined, 1), placed }
}

export const pageOf = ({ values }: ShownRecord): PageValues => values as unknown as PageValues

/** Those without a place come behind the others. */
const byPlace = (a: ShownRecord, b: ShownRecord): number => (placeOf(a) < placeOf(b) ? -1 : 1)
const placeOf = ({ values: { place, address, title } }: ShownRecord): string =>
  `${String(place ?? '~')} ${String(address ?? title)}`

const kinds: Readonly<Record<PageValues['kind'], Entry['kind']>> = {
  page: 'content',
  landing: 'landing',
  live: 'live',
  placeholder: 'placeholder',
  link: 'external',
  group: 'group',
}

const toEntry = (page: PageValues, inner: Entry[] | undefined): Entry => {
  const { title, kind, address, href, standing, emblem, see, hidden, until } = page
  return {
    ...applyTypographyDeep({
      title,
      ...(address !== null && { path: address }),
      ...(href !== null && { href }),
      // That of a written page is its text's.
      ...(standing !== null && kind !== 'page' && { standing }),
      ...(emblem !== null && { emblem }),
      ...(see && { see: toRows(see).map((row) => String(row['page'])) }),
      ...(hidden && { hidden: true as const }),
      ...(until !== null && { until }),
    }),
    // One with a text is found, listed and read as any page; the standing sentence is above its text.
    kind: kind === 'placeholder' && page.body !== null ? 'content' : kinds[kind],
    ...(inner && { pages: inner }),
  }
}
