import { keyOf, type ShownRecord } from '@kampana/shared/content/shown-records'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { RecordOf } from '@kampana/engine-declare/resource'
import { pages } from '@kampana/shared/resources/pages'
import { maxTreeLevels } from '@kampana/engine-declare/tree/tree'
import { applyTypographyDeep } from './markdown/typography.ts'

/** An entry of the site map: a page, an external link, or a group of entries. */
export interface Entry {
  title: string
  kind: 'group' | 'landing' | 'content' | 'live' | 'placeholder' | 'external'
  /** The page's path; missing for a group or an external link. */
  path?: string
  /** Address of an external link. */
  href?: string
  /** A line under the page's title. */
  standing?: string
  /** True if it has an address but is in no menu, list or search. */
  hidden?: true
  /** Last day on which it is shown, in the college's time zone: `2027-01-31`. */
  until?: string
  /** Its drawing `pictures/emblem-….svg`. */
  emblem?: string
  pages?: Entry[]
  /** Paths of further pages that a landing page links to. */
  see?: string[]
}

/** Menu values of a page's record. */
export type PageValues = Omit<RecordOf<typeof pages>, 'id' | 'parent' | 'office'> & {
  parent: string | null
  office: string | null
}

interface SiteMap {
  /** Top menu with all descendants. */
  entries: Entry[]
  /** Pages with an address and existing parents, sorted after their parents. */
  placed: readonly ShownRecord[]
}

/** Site map from the records of pages. Omits descendants of missing records, such as unpublished ones. */
export const toSiteMap = (records: readonly ShownRecord[]): SiteMap => {
  const children = Map.groupBy(records.toSorted(byPosition), (record) => pageOf(record).parent ?? undefined)
  const placed: ShownRecord[] = []
  const toEntries = (parent: string | undefined, level: number): Entry[] =>
    (level > maxTreeLevels ? [] : (children.get(parent) ?? [])).flatMap((record) => {
      const page = pageOf(record)
      const key = keyOf(pages, record.values)
      if (page.address !== null) placed.push(record)
      const inner = children.has(key) && page.kind !== 'link' ? toEntries(key, level + 1) : undefined
      return page.kind === 'group' && !inner ? [] : [toEntry(page, inner)]
    })
  return { entries: toEntries(undefined, 1), placed }
}

export const pageOf = ({ values }: ShownRecord): PageValues => values as unknown as PageValues

/** Sorts records without a position last. */
const byPosition = (a: ShownRecord, b: ShownRecord): number => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)
const sortKeyOf = ({ values: { place, address, title } }: ShownRecord): string =>
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
      // The lead of a written page comes from its text.
      ...(standing !== null && kind !== 'page' && { standing }),
      ...(emblem !== null && { emblem }),
      ...(see && { see: toRows(see).map((row) => String(row['page'])) }),
      ...(hidden && { hidden: true as const }),
      ...(until !== null && { until }),
    }),
    // A placeholder with a text is found, listed and read like any page. Its sentence is above the text.
    kind: kind === 'placeholder' && page.body !== null ? 'content' : kinds[kind],
    ...(inner && { pages: inner }),
  }
}
