import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords, ShownRecords } from '@kampana/shared/content/shown-records'
import type { Colours } from '@kampana/shared/schema/college-schema'

/** A college's content, as far as the server itself uses it (packages/site/src/content/read-content.ts). */
export interface Content {
  college: {
    name: string
    shortName: string
    levels: readonly string[]
    campuses: readonly { name: string; address: readonly string[] }[]
    showLastChecked?: boolean | undefined
  }
  colours: Colours
  /** The seal, and the same in `currentColor`, as SVG. */
  seal: { coloured: string; plain: string }
  searchWords: SearchWords
  /** The top menu and all beneath it. */
  entries: readonly SiteMapEntry[]
  /** The names of the sample values that are still to be replaced, by file. */
  samples: readonly { file: string; names: readonly string[] }[]
  /** The paths that short addresses of the site map lead to. */
  redirects: Readonly<Record<string, string>>
  /** Its pages by path. */
  pages: Readonly<Record<string, unknown>>
  programs: Readonly<Record<string, unknown>>
  /** The paths of files in the college's folder by their addresses, which contain hashes of them. */
  assets: Readonly<Record<string, string>>
}

/** An entry of the site map (packages/site/src/content/site-map.ts). */
export interface SiteMapEntry {
  title: string
  kind: 'group' | 'landing' | 'content' | 'live' | 'placeholder' | 'external'
  path?: string
  pages?: readonly SiteMapEntry[]
  hidden?: boolean
  until?: string
}

/** Content with a hash that tells it from any other. */
export interface LoadedContent {
  hash: string
  content: Content
  /** What the folder itself says of that which is records. */
  folder: () => FolderRecords
}

/** Loads a college's folder (packages/site/src/content/load-content.ts). Rejects with all faults as its message. */
export type LoadContent = (folder: {
  directory: string
  /** Texts over its files; null where a file is deleted. */
  texts?: FolderTexts
  /** The records that are shown in place of its own. */
  records?: ShownRecords
  /** The files of those that are left out. */
  leftOut?: readonly string[]
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
