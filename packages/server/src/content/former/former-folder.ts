import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DbClient } from '../../db/tables.ts'

/** The texts that the site showed before pages were records: what staff had published, over the files of the former folder. */
export interface FormerSite {
  /** A file's text; null where it was deleted, undefined where nobody knows. */
  text: (path: string) => string | null | undefined
  /** The paths of the pages' files that are known. */
  pages: () => string[]
  /** Whether the former folder was named at the start. */
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

/** Whether a path was that of a page's file. */
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
