import type { Colours } from '@kampana/shared/schema/college-schema'

/** A college's content, as far as the server itself uses it (packages/site/src/content/read-content.ts). */
export interface Content {
  college: {
    name: string
    shortName: string
    levels: readonly string[]
    campuses: readonly { name: string; address: readonly string[] }[]
  }
  colours: Colours
  /** The seal, and the same in `currentColor`, as SVG. */
  seal: { coloured: string; plain: string }
  searchWords: SearchWords
  /** Its pages by path. */
  pages: Readonly<Record<string, unknown>>
  programs: Readonly<Record<string, unknown>>
  /** The paths of files in the college's folder by their addresses, which contain hashes of them. */
  assets: Readonly<Record<string, string>>
}

/** Content with a hash that tells it from any other. */
export interface LoadedContent {
  hash: string
  content: Content
}

/** Loads a college's folder (packages/site/src/content/load-content.ts). Rejects with all faults as its message. */
export type LoadContent = (folder: {
  directory: string
  /** Files with content that was read before; the last one is written. */
  caches: readonly string[]
}) => Promise<LoadedContent>

/** The college's search settings (search.yaml). */
export interface SearchWords {
  /** Pages by their addresses, with the queries for which they are promoted. */
  promoted: readonly { address: string; queries: readonly string[] }[]
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[]
}
