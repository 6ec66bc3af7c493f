import type { SearchSynonyms } from '@kampana/shared/content/search-synonyms'
import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { ParsedFolder } from '@kampana/shared/content/folder-records'
import type { RecordOf } from '@kampana/engine-declare/resource'
import type { college } from '@kampana/shared/resources/college'

/** The parts of a college's content that the server uses (packages/site/src/content/content.ts). */
export interface Content {
  /** Identifies the content. */
  hash: string
  college: Omit<RecordOf<typeof college>, 'id'>
  /** Addresses of drawings by name. */
  drawings: Readonly<Record<string, string>>
  /** The seal as SVG, in color and in `currentColor`. */
  seal: { colored: string; plain: string }
  searchWords: SearchSynonyms
  /** The top menu with all its descendants. */
  entries: readonly SiteMapEntry[]
  /** Names of the college's fields that still have the sample's values. */
  samples: readonly string[]
  /** Target paths of short addresses. */
  redirects: Readonly<Record<string, string>>
  /** Pages by path. */
  pages: Readonly<Record<string, unknown>>
  programs: Readonly<Record<string, unknown>>
  /** Paths of files in the college's folder, by address with hash. Renders all pages. */
  assets: () => Readonly<Record<string, string>>
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

/**
 * Reads the records of a college's folder (packages/site/src/content/folder/read-folder.ts), with `texts` in place of its
 * files. Throws one error that lists all problems.
 */
export type ReadFolder = (directory: string, texts?: FolderTexts) => ParsedFolder
