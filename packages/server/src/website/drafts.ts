import type { ContentEdit, DraftInput, DraftReply } from '@kampana/shared/content/content-api'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { instant } from '../clock.ts'
import type { Causer } from '../crud/activity.ts'
import { notFound } from '../error.ts'
import { findChange } from './changes.ts'
import { describeConflicts } from './conflicts.ts'
import { hashText } from './content-hash.ts'
import { keepTexts, readLiveText } from './texts.ts'
import type { Trx, Website } from './website.ts'

/** Another editor has written the draft meanwhile. */
class Overtaken extends Error {
  readonly edit: Pick<ContentEdit, 'path' | 'base_hash'>
  constructor(edit: Overtaken['edit']) {
    super()
    this.edit = edit
  }
}

/**
 * Keeps drafts, whatever their faults, in one change: the named one, that of a file's draft, or a new one. Rejects with a 412
 * where a draft is no longer the one that the edit is based on.
 */
export const saveDrafts = async (
  website: Website,
  input: DraftInput,
  causer: Causer,
): Promise<Pick<DraftReply, 'message' | 'change' | 'hashes'>> => {
  const { db, now } = website
  const time = instant(now())
  const id = await db
    .transaction()
    .execute(async (trx) => {
      const change = await chooseChange(trx, input, { causer: causer.name, created_at: time })
      for (const file of input.files) {
        const row = {
          change_id: change,
          hash: hashText(file.text),
          base_hash: file.base_hash,
          causer: causer.name,
          updated_at: time,
        }
        await keepTexts(trx, [file.text, await readBase(website, file)])
        if (!(await putDraft(trx, file.path, file.draft_hash, row)))
          throw new Overtaken({ path: file.path, base_hash: file.draft_hash })
      }
      await deleteEmptyChanges(trx)
      return change
    })
    .catch(async (error: unknown) => {
      // Read after the transaction, since SQLite has one connection.
      throw error instanceof Overtaken ? await describeConflicts(website, [error.edit], 'draft') : error
    })
  return {
    message: contentMessages.draftSaved,
    change: await findChange(db, id),
    hashes: Object.fromEntries(input.files.map(({ path, text }) => [path, hashText(text)])),
  }
}

/** The live text, if the edit is based on it: what is written over it is merged by that later. */
const readBase = async (
  { siteContent, settings }: Website,
  { path, base_hash }: ContentEdit,
): Promise<string | null> => {
  const live = await readLiveText(siteContent.texts(), settings, path)
  return hashText(live) === base_hash ? live : null
}

const chooseChange = async (
  trx: Trx,
  { files, change_id, note }: DraftInput,
  author: { causer: string; created_at: string },
): Promise<number> => {
  const draft = await trx
    .selectFrom('content_drafts')
    .select('change_id')
    .where(
      'path',
      'in',
      files.map(({ path }) => path),
    )
    .limit(1)
    .executeTakeFirst()
  const id = change_id ?? draft?.change_id
  if (id === undefined) {
    const { id: made } = await trx
      .insertInto('content_changes')
      .values({ note: note ?? '', state: 'draft', publish_at: null, problem: null, ...author })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made
  }
  const found = await trx
    .updateTable('content_changes')
    .set({ problem: null, ...(note !== undefined && { note }) })
    .where('id', '=', id)
    .where('state', '!=', 'published')
    .returning('id')
    .executeTakeFirst()
  if (!found) throw notFound('Change', id)
  return id
}

/** Writes a draft over the one with this hash, or the first of its file. Returns whether that was the one there. */
const putDraft = async (
  trx: Trx,
  path: string,
  draftHash: string | null,
  row: {
    change_id: number
    hash: string | null
    base_hash: string | null
    causer: string
    updated_at: string
  },
): Promise<boolean> => {
  const made = await trx
    .insertInto('content_drafts')
    .values({ path, ...row })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('content_drafts.hash', 'is not distinct from', draftHash),
            eb('content_drafts.hash', 'is not distinct from', row.hash),
          ]),
        ),
    )
    .returning('path')
    .executeTakeFirst()
  return made !== undefined
}

/** Discards the draft of a file. */
export const discardDraft = async ({ db }: Website, path: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('content_drafts')
      .where('path', '=', path)
      .returning('path')
      .executeTakeFirst()
    if (!gone) throw notFound('Draft', path)
    await deleteEmptyChanges(trx)
  })
}

/** Deletes the changes that wait without any draft. */
export const deleteEmptyChanges = async (trx: Trx): Promise<void> => {
  await trx
    .deleteFrom('content_changes')
    .where('state', '!=', 'published')
    .where('id', 'not in', (eb) => eb.selectFrom('content_drafts').select('change_id'))
    .execute()
}
