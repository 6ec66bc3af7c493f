import { after, instant } from '@kampana/engine-server/clock'
import type { Database } from '../../db/tables.ts'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../../app-context.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { deleteBytes } from '../library/delete-gone.ts'
import { lastTime } from '../../operations/moments.ts'
import { indexRetained } from './index-retained.ts'

/** Days for which an unused upload is stored: twice as long as browsers store an unsaved draft. */
const unusedRetainedDays = 60
const oneDay = 24 * 60 * 60
/** Once a day, on any node. */
const daily = { name: 'unused uploads', max: 1, seconds: oneDay, key: 'all nodes' }

/**
 * Deletes files that no record has used for `unusedRetainedDays`, including the trash and versions, and such images without a
 * description. Unsaved forms leave them behind. All others stay in the media library. Runs once a day; more frequent calls do
 * nothing.
 */
const removeUnused = async (context: Pick<AppContext, 'db' | 'now' | 'reader'>): Promise<void> => {
  if ((await hit(context, daily)).retryAfter > 0) return
  const { db, now, reader } = context
  // A record saved meanwhile is found at the next run, long before its uploads are due.
  await indexRetained(db, reader)
  const uses = await db.selectFrom('uses').select('target').distinct().where('kind', '!=', 'page').execute()
  const used = new Set(uses.map(({ target }) => target))
  const marking: Marking = {
    now: now(),
    // Before the conversion, the index lacks links to images.
    deletes: (await lastTime(db, 'image ids done')) !== null,
  }
  for (const upload of await db.selectFrom('files').select(['hash', 'unused_since']).execute())
    await updateUsage(db, 'files', upload, used.has(upload.hash), marking)
  const stored = await readPictures(db)
  const usedPictures = new Set(
    stored.filter(({ hash }) => used.has(hash)).map(({ picture_id }) => picture_id),
  )
  for (const picture of stored) {
    const isRetained =
      picture.description !== null && (picture.description !== '' || picture.status !== 'shown')
    const isUsed = used.has(picture.hash) || (picture.id !== null && usedPictures.has(picture.id))
    await updateUsage(db, 'media', picture, isUsed || isRetained, marking)
  }
}

/** Every stored image, with the media library's image it belongs to. */
const readPictures = (db: Database) =>
  db
    .selectFrom('media')
    .leftJoin('pictures', 'pictures.id', 'media.picture_id')
    .select(['media.hash', 'unused_since', 'picture_id', 'pictures.id', 'description', 'status'])
    .execute()

const updateUsage = async (
  db: Database,
  kind: Kind,
  { hash, unused_since }: { hash: string; unused_since: string | null },
  isUsed: boolean,
  { now, deletes }: Marking,
): Promise<void> => {
  const due = instant(after(now, -unusedRetainedDays * oneDay))
  if (isUsed && unused_since !== null) await mark(db, kind, hash, null)
  if (isUsed) return
  if (unused_since === null) await mark(db, kind, hash, instant(now))
  else if (deletes && unused_since <= due) await remove(db, kind, hash, due)
}

type Kind = 'media' | 'files'
interface Marking {
  now: Date
  /** False if uploads are only marked. */
  deletes: boolean
}

const mark = async (db: Database, kind: Kind, hash: string, unused_since: string | null): Promise<void> => {
  await db.updateTable(kind).set({ unused_since }).where('hash', '=', hash).execute()
}

/** Deletes an upload, unless it was uploaded again meanwhile. */
const remove = (db: Database, kind: Kind, hash: string, due: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom(kind)
      .where('hash', '=', hash)
      .where('unused_since', '<=', due)
      .executeTakeFirstOrThrow()
    if (kind === 'files' || numDeletedRows === 0n) return
    await deleteBytes(trx, [hash])
    await trx.deleteFrom('pictures').where('base_hash', '=', hash).execute()
  })

export const unusedUploadCleanup = (context: AppContext): CleanupJob => ({
  name: 'unused uploads',
  run: () => removeUnused(context),
})
