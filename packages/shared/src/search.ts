import type { PaginatedList } from './api/reply.ts'

/** Where found words stand in a text: from the first character to the one after the last. */
export type FoundRange = readonly [from: number, to: number]

/** Something that the public may read and that has the words looked for. */
export interface SearchResult {
  /** What it is, in words: `Announcement`, `Admission`. */
  kind: string
  title: string
  /** On this site. */
  address: string
  /** A day or a moment; null for what is always of today. */
  posted_at: string | null
  excerpt: string
  found: { title: readonly FoundRange[]; excerpt: readonly FoundRange[] }
}

/** One page of results. */
export interface SearchResults extends PaginatedList<SearchResult> {
  /** False where nothing has all of the words, and these have some of them. */
  all: boolean
  /** The words that were probably meant and are found instead, where nothing has those asked for. */
  instead: string | null
}
