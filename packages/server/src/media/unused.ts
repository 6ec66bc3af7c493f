import { required } from '../required.ts'
import { allResources } from '@kampana/shared/resources/index'
import type { Resource } from '@kampana/shared/resource'
import { after, instant } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { hit } from '../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../app-context.ts'
import { table, tableName, type InputValues } from '../crud/table.ts'
import { deleteBytes } from './library/delete-gone.ts'

/** For how many days an unused upload is kept: twice as long as browsers keep an unsaved draft. */
const unusedKeptDays = 60
const oneDay = 24 * 60 * 60
/** Once a day, by any of the nodes. */
const daily = { name: 'unused uploads', max: 1, seconds: oneDay, key: 'all nodes' }

/**
 * Deletes files that no record, also in the trash, has used for `unusedKeptDays`, and such pictures if nobody has described
 * them: forms that were never saved leave them behind. All others stay in the library. Runs once a day; more frequent calls do
 * nothing.
 */
export const removeUnused = async (context: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  if ((await hit(context, daily)).retryAfter > 0) return
  const { db, now } = context
  // A record that is saved meanwhile is found at the next run, long before its uploads are due.
  const used = await findUsedUploads(db)
  for (const upload of await db.selectFrom('files').select(['hash', 'unused_since']).execute())
    await updateUsage(db, 'files', upload, { isUsed: used.has(upload.hash), now: now() })
  const stored = await readPictures(db)
  const usedPictures = new Set(
    stored.filter(({ hash }) => used.has(hash)).map(({ picture_id }) => picture_id),
  )
  for (const picture of stored) {
    const isKept = picture.description !== null && (picture.description !== '' || picture.status !== 'shown')
    const isUsed = used.has(picture.hash) || (picture.id !== null && usedPictures.has(picture.id))
    await updateUsage(db, 'media', picture, { isUsed: isUsed || isKept, now: now() })
  }
}

/** Every stored picture, with that of the library to which it belongs. */
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
  { isUsed, now }: { isUsed: boolean; now: Date },
): Promise<void> => {
  const due = instant(after(now, -unusedKeptDays * oneDay))
  if (isUsed && unused_since !== null) await mark(db, kind, hash, null)
  if (isUsed) return
  if (unused_since === null) await mark(db, kind, hash, instant(now))
  else if (unused_since <= due) await remove(db, kind, hash, due)
}

type Kind = 'media' | 'files'

const mark = async (db: Database, kind: Kind, hash: string, unused_since: string | null): Promise<void> => {
  await db.updateTable(kind).set({ unused_since }).where('hash', '=', hash).execute()
}

/** Deletes an upload, unless the same was uploaded again meanwhile. */
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

/** The hashes of all uploads in records, in the trash, and in the website's texts. */
const findUsedUploads = async (db: Database): Promise<Set<string>> => {
  const used = new Set<string>()
  for (const resource of allResources()) {
    const columns = listAddressColumns(resource)
    if (columns.length > 0) await collectHashes(db, tableName(resource), columns, used)
  }
  await collectHashes(db, 'trash', ['kept'], used)
  await collectFromWebsite(db, used)
  return used
}

/** Also of former versions and drafts of the website's texts, which can be put back. */
const collectFromWebsite = async (db: Database, used: Set<string>): Promise<void> => {
  const texts = await db
    .selectFrom('content_texts')
    .select('text')
    .where((eb) => eb.or([eb('text', 'like', '%/media/%'), eb('text', 'like', '%/files/%')]))
    .execute()
  for (const { text } of texts) for (const [, hash = ''] of text.matchAll(address)) used.add(hash)
}

/** The columns that can contain an upload's address: pictures but for the library's own, files, and texts. */
const listAddressColumns = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    addressKinds.has(field.kind) && !('isLibrary' in field && field.isLibrary) ? [name] : [],
  )
const addressKinds: ReadonlySet<string> = new Set(['picture', 'file', 'richText', 'longText'])

/** Rows of a batch, few because a body can be half a megabyte. */
const atOnce = 100

const collectHashes = async (
  db: Database,
  name: string,
  columns: readonly string[],
  used: Set<string>,
): Promise<void> => {
  let last = 0
  for (;;) {
    const rows: readonly InputValues[] = await table(db)
      .selectFrom(name)
      .select(['id', ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const text of rows.flatMap((row) => columns.map((column) => String(row[column] ?? ''))))
      for (const [, hash = ''] of text.matchAll(address)) used.add(hash)
    if (rows.length < atOnce) return
    last = Number(required(rows.at(-1))['id'])
  }
}

/** Also in JSON within JSON, where slashes may be escaped. */
const address = /(?:media|files)\\*\/([0-9a-f]{32})\\*\//g
