import type { PaginatedList } from './api/http/reply.ts'

/** A match in a text. The end is exclusive. */
export type FoundRange = readonly [from: number, to: number]

export interface SearchResult {
  /** Category or section: `Announcement`, `Admission`. */
  kind: string
  title: string
  /** Path on this site. */
  address: string
  /** A day or an instant; null for a page. */
  posted_at: string | null
  excerpt: string
  found: { title: readonly FoundRange[]; excerpt: readonly FoundRange[] }
}

/** One page of results. */
export interface SearchResults extends PaginatedList<SearchResult> {
  /** False if no result contains all of the words. */
  all: boolean
  /** Corrected words, if those of the question have no results. */
  instead: string | null
}
