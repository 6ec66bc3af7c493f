import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DbClient } from '../../db/tables.ts'

/** Texts that the site showed before pages were records: published texts of staff over the files of the former folder. */
export interface FormerSite {
  /** Text of a file; null if it was deleted, undefined if unknown. */
  text: (path: string) => string | null | undefined
  /** Paths of the known page files. */
  pages: () => string[]
  /** True if the start named the former folder. */
  hasFolder: boolean
}

export const openFormerSite = async (client: DbClient, folder: string | undefined): Promise<FormerSite> => {
  const rows = await client
    .selectFrom('former_texts')
    .select(['path', 'text'])
    .where('state', 'in', ['live', 'version'])
    .orderBy('id')
    .execute()
  const published = new Map(rows.map(({ path, text }) => [path, text]))
  return {
    text: (path) => (published.has(path) ? published.get(path) : readText(folder, path)),
    pages: () => [...new Set([...published.keys(), ...listPages(folder)])].filter(isPage),
    hasFolder: folder !== undefined,
  }
}

/** True for the path of a page's file. */
export const isPage = (path: string): boolean => /^(?:pages\/.+|privacy-notice)\.md$/.test(path)

const readText = (folder: string | undefined, path: string): string | undefined => {
  const file = folder === undefined ? undefined : join(folder, path)
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const listPages = (folder: string | undefined): string[] =>
  folder === undefined
    ? []
    : readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
        .map((name) => `pages/${name}`)
        .concat('privacy-notice.md')
