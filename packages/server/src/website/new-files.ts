import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import { mergeText } from '@kampana/shared/content/merge-text'
import { instant, type Clock } from '../clock.ts'
import { isFullDisk } from '../db/failure.ts'
import { lockFolder } from '../db/content-version.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { hashText } from './content-hash.ts'
import { readFolderText } from './folder-texts.ts'
import { findText, keepTexts, readPublishedTexts } from './texts.ts'
import type { Trx } from './website.ts'

type Head = Tables['content_heads']

/** Who has made a version that follows from new files, in lists of versions. */
const newFiles = 'The new files'

/**
 * Reads the published texts, after merging them with files of the folder that have changed since, as by a release or a
 * developer. Where both have changed the same lines, what staff wrote stays, and the file is in conflict.
 */
export const readMergedTexts = async (
  db: Database,
  settings: Pick<Settings, 'collegeDir'>,
  now: Clock,
): Promise<EditedTexts> => {
  const overtaken = await findOvertaken(db, settings)
  const merged = await Promise.all(overtaken.map((each) => mergeHead(db, each)))
  const clean = merged.filter((each) => each !== undefined)
  if (clean.length > 0)
    await db
      .transaction()
      .execute(async (trx) => {
        await lockFolder(trx)
        for (const each of clean) await putMerge(trx, each, instant(now()))
      })
      .catch((error: unknown) => {
        // Without room for the merge, what staff wrote is shown as it is.
        if (!isFullDisk(error)) throw error
      })
  return readPublishedTexts(db)
}

/** A file that both staff and the folder have changed. */
export interface OvertakenHead {
  head: Head
  /** The folder's text now; null where it has no such file any more. */
  folder: string | null
}

/** The files whose text in the folder isn't the one that staff's text is based on. */
export const findOvertaken = async (
  db: Database,
  { collegeDir }: Pick<Settings, 'collegeDir'>,
): Promise<OvertakenHead[]> => {
  const heads = await db.selectFrom('content_heads').selectAll().execute()
  const all = await Promise.all(
    heads.map(async (head) => ({ head, folder: await readFolderText(collegeDir, head.path) })),
  )
  return all.filter(({ head, folder }) => hashText(folder) !== head.base_hash)
}

interface Merge extends OvertakenHead {
  text: string | null
}

const mergeHead = async (db: Database, { head, folder }: OvertakenHead): Promise<Merge | undefined> => {
  const [ours, base] = [await findText(db, head.hash), await findText(db, head.base_hash)]
  if (ours === folder) return { head, folder, text: ours }
  if (ours === null || folder === null || base === null) return undefined
  const merged = mergeText(base, ours, folder, head.path.endsWith('.md'))
  return 'text' in merged ? { head, folder, text: merged.text } : undefined
}

const putMerge = async (trx: Trx, { head, folder, text }: Merge, created_at: string): Promise<void> => {
  const { path } = head
  const hash = hashText(text)
  await keepTexts(trx, [text, folder])
  const updated = await trx
    .updateTable('content_heads')
    .set({ hash, base_hash: hashText(folder) })
    .where('path', '=', path)
    // Another node may have merged it, or somebody published, meanwhile.
    .where('hash', 'is not distinct from', head.hash)
    .where('base_hash', 'is not distinct from', head.base_hash)
    .returning('path')
    .executeTakeFirst()
  if (!updated || hash === head.hash) return
  await trx
    .insertInto('content_versions')
    .values({
      path,
      hash,
      parent: head.hash,
      kind: 'merge',
      change_id: null,
      causer: newFiles,
      note: '',
      created_at,
    })
    .execute()
}
