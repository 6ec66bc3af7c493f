import type { RecordOf } from '@kampana/engine-declare/resource'
import type { pages } from '@kampana/shared/resources/pages'
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
  /** Its drawing `pictures/emblem-….svg`. */
  emblem?: string
  pages?: Entry[]
  /** Paths of further pages that a landing page links to. */
  see?: string[]
}

export type PageRecord = RecordOf<typeof pages>

interface SiteMap {
  /** Top menu with all descendants. */
  entries: Entry[]
  /** Pages with an address and existing parents, sorted after their parents. */
  placed: readonly PageRecord[]
}

/** Site map from the records of pages. Omits descendants of missing records, such as unpublished ones. */
export const toSiteMap = (records: readonly PageRecord[]): SiteMap => {
  const children = Map.groupBy(records.toSorted(byPosition), ({ parent }) => parent?.id)
  const placed: PageRecord[] = []
  const toEntries = (parent: number | undefined, level: number): Entry[] =>
    (level > maxTreeLevels ? [] : (children.get(parent) ?? [])).flatMap((page) => {
      if (page.address !== null) placed.push(page)
      const inner = children.has(page.id) && page.kind !== 'link' ? toEntries(page.id, level + 1) : undefined
      return page.kind === 'group' && !inner ? [] : [toEntry(page, inner)]
    })
  return { entries: toEntries(undefined, 1), placed }
}

const byPosition = (a: PageRecord, b: PageRecord): number => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)
const sortKeyOf = ({ place, address, title }: PageRecord): string => `${place} ${address ?? title}`

const kinds: Readonly<Record<PageRecord['kind'], Entry['kind']>> = {
  page: 'content',
  landing: 'landing',
  live: 'live',
  placeholder: 'placeholder',
  link: 'external',
  group: 'group',
}

const toEntry = (page: PageRecord, inner: Entry[] | undefined): Entry => {
  const { title, kind, address, href, standing, emblem, see, hidden } = page
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
    }),
    // A placeholder with a text is found, listed and read like any page. Its sentence is above the text.
    kind: kind === 'placeholder' && page.body !== null ? 'content' : kinds[kind],
    ...(inner && { pages: inner }),
  }
}
