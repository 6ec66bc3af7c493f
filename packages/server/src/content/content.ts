import type { SearchWords } from '@kampana/shared/content/search-words'
import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords } from '@kampana/shared/content/shown-records'
import type { Colors } from '@kampana/shared/colors/colors'

/** A college's content, as far as the server itself uses it (packages/site/src/content/content.ts). */
export interface Content {
  /** Tells it from any other content. */
  hash: string
  college: {
    name: string
    shortName: string
    levels: readonly string[]
    campuses: readonly { name: string; address: readonly string[] }[]
    showLastChecked?: boolean | undefined
  }
  colors: Colors
  /** The addresses of drawings by their names. */
  drawings: Readonly<Record<string, string>>
  /** The seal, and the same in `currentColor`, as SVG. */
  seal: { colored: string; plain: string }
  searchWords: SearchWords
  /** The top menu and all beneath it. */
  entries: readonly SiteMapEntry[]
  /** What of the college is still the sample's, by the names of its fields. */
  samples: readonly string[]
  /** The paths that short addresses of the site map lead to. */
  redirects: Readonly<Record<string, string>>
  /** Its pages by path. */
  pages: Readonly<Record<string, unknown>>
  programs: Readonly<Record<string, unknown>>
  /** Lists the paths of files in the college's folder by their addresses, which contain hashes of them. Renders all pages. */
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

/** Reads the records of a college's folder (packages/site/src/content/folder/read-folder.ts); `texts` lie over its files. Throws all faults as its message. */
export type ReadFolder = (directory: string, texts?: FolderTexts) => FolderRecords
