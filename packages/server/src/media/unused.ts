import { required } from '../required.ts'
import { allResources } from '../crud/find-resource.ts'
import type { Resource } from '@kampana/shared/resource'
import { after, instant } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { hit } from '../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../app-context.ts'
import { table, tableOf, type InputValues } from '../crud/table.ts'

/** For how many days an upload waits that nothing shows: twice as long as a browser keeps what somebody hadn't saved. */
export const unusedKeptDays = 60
const oneDay = 24 * 60 * 60
/** Once a day, whichever node comes to it. */
const daily = { name: 'unused uploads', max: 1, seconds: oneDay, key: 'all nodes' }

/**
 * Throws away pictures and files that no record has shown for `unusedKeptDays`, counting records in the trash. Looks
 * once a day; called more often it does nothing.
 */
export const removeUnused = async (context: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  if ((await hit(context, daily)).retryAfter > 0) return
  const { db, now } = context
  // What a record that is being saved names is found at the next look, long before it's due.
  const shown = await shownUploads(db)
  for (const kind of ['media', 'files'] as const)
    for (const upload of await db.selectFrom(kind).select(['hash', 'unused_since']).execute())
      await judge(db, kind, upload, { isShown: shown.has(upload.hash), now: now() })
}

const judge = async (
  db: Database,
  kind: Kind,
  { hash, unused_since }: { hash: string; unused_since: string | null },
  { isShown, now }: { isShown: boolean; now: Date },
): Promise<void> => {
  const due = instant(after(now, -unusedKeptDays * oneDay))
  if (isShown && unused_since !== null) await mark(db, kind, hash, null)
  if (isShown) return
  if (unused_since === null) await mark(db, kind, hash, instant(now))
  else if (unused_since <= due) await remove(db, kind, hash, due)
}

type Kind = 'media' | 'files'

const mark = async (db: Database, kind: Kind, hash: string, unused_since: string | null): Promise<void> => {
  await db.updateTable(kind).set({ unused_since }).where('hash', '=', hash).execute()
}

/** Unless somebody has uploaded the same again meanwhile. */
const remove = (db: Database, kind: Kind, hash: string, due: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom(kind)
      .where('hash', '=', hash)
      .where('unused_since', '<=', due)
      .executeTakeFirstOrThrow()
    if (kind === 'media' && numDeletedRows > 0n)
      await trx.deleteFrom('renditions').where('hash', '=', hash).execute()
  })

/** The fingerprints of all uploads that a record names, wherever it does; those in the trash too. */
const shownUploads = async (db: Database): Promise<Set<string>> => {
  const shown = new Set<string>()
  for (const resource of allResources) {
    const columns = columnsThatName(resource)
    if (columns.length > 0) await readAll(db, tableOf(resource), columns, shown)
  }
  await readAll(db, 'trash', ['kept'], shown)
  return shown
}

/** What can hold an address: a picture's or a file's own field, and texts in which somebody wrote one. */
const columnsThatName = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (naming.has(kind) ? [name] : []))
const naming: ReadonlySet<string> = new Set(['picture', 'file', 'richText', 'longText'])

/** Few rows at a time: a body can be half a megabyte, and visitors are waiting. */
const atOnce = 100

const readAll = async (
  db: Database,
  name: string,
  columns: readonly string[],
  shown: Set<string>,
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
      for (const [, hash = ''] of text.matchAll(address)) shown.add(hash)
    if (rows.length < atOnce) return
    last = Number(required(rows.at(-1))['id'])
  }
}

/** As JSON has it, and JSON in JSON: a slash may be written with backslashes before it. */
const address = /(?:media|files)\\*\/([0-9a-f]{32})\\*\//g
