import { keyOf } from '@kampana/shared/content/shown-records'
import { pages } from '@kampana/shared/resources/pages'
import { maxTreeLevels } from '@kampana/engine-declare/tree/tree'
import { applyTypographyDeep } from './markdown/typography.ts'
import type { ShownOf, ValuesOf } from './records-of.ts'

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

/** Values of a page's record. */
export type PageValues = ValuesOf<typeof pages>
export type PageRecord = ShownOf<typeof pages>

interface SiteMap {
  /** Top menu with all descendants. */
  entries: Entry[]
  /** Pages with an address and existing parents, sorted after their parents. */
  placed: readonly PageRecord[]
}

/** Site map from the records of pages. Omits descendants of missing records, such as unpublished ones. */
export const toSiteMap = (records: readonly PageRecord[]): SiteMap => {
  const children = Map.groupBy(records.toSorted(byPosition), ({ values }) => values.parent ?? undefined)
  const placed: PageRecord[] = []
  const toEntries = (parent: string | undefined, level: number): Entry[] =>
    (level > maxTreeLevels ? [] : (children.get(parent) ?? [])).flatMap((record) => {
      const { values: page } = record
      const key = keyOf(pages, page)
      if (page.address !== null) placed.push(record)
      const inner = children.has(key) && page.kind !== 'link' ? toEntries(key, level + 1) : undefined
      return page.kind === 'group' && !inner ? [] : [toEntry(page, inner)]
    })
  return { entries: toEntries(undefined, 1), placed }
}

/** Sorts records without a position last. */
const byPosition = (a: PageRecord, b: PageRecord): number => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)
const sortKeyOf = ({ values: { place, address, title } }: PageRecord): string =>
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
      ...(see && { see: see.map((row) => row.page) }),
      ...(hidden && { hidden: true as const }),
      ...(until !== null && { until }),
    }),
    // A placeholder with a text is found, listed and read like any page. Its sentence is above the text.
    kind: kind === 'placeholder' && page.body !== null ? 'content' : kinds[kind],
    ...(inner && { pages: inner }),
  }
}
