import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import type { DbClient } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { hashText } from './content-hash.ts'
import { readFolderText } from './folder-texts.ts'

/** What staff have published over the folder's files: texts by path, null where a file is deleted. */
export const readPublishedTexts = async (db: DbClient): Promise<EditedTexts> => {
  const rows = await db
    .selectFrom('content_heads')
    .leftJoin('content_texts', 'content_texts.hash', 'content_heads.hash')
    .select(['content_heads.path', 'content_texts.text'])
    .orderBy('content_heads.path')
    .execute()
  return Object.fromEntries(rows.map(({ path, text }) => [path, text]))
}

/** A text by its hash; null for the hash of a file that isn't there. */
export const findText = async (db: DbClient, hash: string | null): Promise<string | null> => {
  if (hash === null) return null
  const row = await db.selectFrom('content_texts').select('text').where('hash', '=', hash).executeTakeFirst()
  return row?.text ?? null
}

/** Keeps texts for versions and drafts, each once. */
export const keepTexts = async (db: DbClient, texts: readonly (string | null)[]): Promise<void> => {
  const rows = texts.flatMap((text) => (text === null ? [] : [{ hash: String(hashText(text)), text }]))
  if (rows.length === 0) return
  await db
    .insertInto('content_texts')
    .values([...new Map(rows.map((row) => [row.hash, row])).values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The text that the site shows of a file: what staff have published, or else the folder's; null where there is none. */
export const readLiveText = async (
  published: EditedTexts,
  { collegeDir }: Pick<Settings, 'collegeDir'>,
  path: string,
): Promise<string | null> => {
  const text = published[path]
  return text === undefined ? readFolderText(collegeDir, path) : text
}
