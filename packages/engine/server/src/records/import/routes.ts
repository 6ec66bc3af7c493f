import { importCalls } from '@kampana/engine-declare/calls/import-calls'
import { importMessages, maxImported } from '@kampana/engine-declare/messages/import-messages'
import { encodeMessages, type FieldErrors } from '@kampana/engine-declare/messages/message'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { required } from '../../required.ts'
import { serve } from '../calls/serve.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { checkInputs, importAll } from './import-records.ts'
import { readRows } from './read-rows.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { Causer } from '../activity.ts'
import { removeRecords } from '../removal/routes.ts'

const errorsShown = 200

/** True if records can be imported: the engine's own route creates them. */
const isImportable = (resource: Resource, { customRoutes }: EngineHooks): boolean =>
  resource.actions.includes('create') && !customRoutes?.includes('create') && resource.csvIn !== false

/**
 * Serves imports: a record for each row, all or none, or with `dry_run` only the errors; and the deletion of the imported
 * records that nobody has changed.
 */
export const serveImport = (served: Served): void => {
  const { app, context, resource, hooks } = served
  if (!isImportable(resource, hooks)) return
  serve(app, importCalls(resource), {
    import: async ({ body, viewer, reply }) => {
      const rows = checkRows(body.rows)
      // Without `today`, past days are accepted, because most imports contain history.
      const clock = { now: instant(context.now()) }
      const read = await readRows(context, resource, rows, clock, viewer)
      const inputs = read.map((row) => ('input' in row ? row.input : null))
      const refused = await checkInputs(served, inputs, viewer)
      const errors = read.flatMap((row, index) =>
        listErrors(index, 'errors' in row ? row.errors : required(refused[index] ?? {})),
      )
      const wrong = new Set(errors.map(({ row }) => row)).size
      if (body.dry_run) return { data: { count: rows.length, wrong, errors: errors.slice(0, errorsShown) } }
      if (wrong > 0)
        throw new HttpError(422, importMessages.nothingImported(wrong), {
          errors: { rows: [importMessages.nothingImported(wrong)] },
          rows: errors.slice(0, errorsShown),
        })
      const { id, records } = await importAll(served, inputs as readonly InputValues[], viewer)
      void reply.code(201)
      return {
        message: countedMessage(resource, records.length, 'created'),
        data: { id, count: records.length },
      }
    },
    undo: async ({ id, viewer }) => {
      const { deleted, skipped } = await undoImport(served, id, viewer)
      const message = countedMessage(resource, deleted, 'deleted')
      return { message: skipped === 0 ? message : importMessages.undoneInPart(message, skipped) }
    },
  })
}

const countedMessage = (resource: Resource, count: number, done: 'created' | 'deleted'): string =>
  count === 1
    ? basicMessages[done](resource.singular)
    : basicMessages[`${done}Many`](count, pluralName(resource))

const checkRows = (rows: unknown): readonly Row[] => {
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isRow))
    throw new HttpError(422, importMessages.noRows, { errors: { rows: [importMessages.noRows] } })
  if (rows.length <= maxImported) return rows
  const text = importMessages.tooManyRows(rows.length, maxImported)
  throw new HttpError(422, text, { errors: { rows: [text] } })
}
type Row = Readonly<Record<string, unknown>>
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row)

/** Errors of a reply: row (from 1), field and message. */
const listErrors = (index: number, errors: FieldErrors) =>
  Object.entries(errors).map(([field, texts]) =>
    encodeMessages({ row: index + 1, field, message: required(texts[0]) }),
  )

/** Deletes the records of a person's own import, except those changed since. Throws a 404 if there is nothing to undo. */
const undoImport = async (
  served: Served,
  text: string,
  causer: Causer,
): Promise<{ deleted: number; skipped: number }> => {
  const { context, resource } = served
  const { db, now } = context
  const made = /^[1-9]\d{0,8}$/.test(text)
    ? await db
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', Number(text))
        .where('resource', '=', resource.name)
        .where('user_id', '=', causer.id)
        .where('undone_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!made) throw new HttpError(404, importMessages.notUndone)
  const ids = JSON.parse(made.record_ids) as number[]
  const changed = await findChanged(db, resource, ids, made.last_log_id)
  const unchanged = ids.filter((id) => !changed.has(id))
  if (unchanged.length === 0) throw new HttpError(409, importMessages.allChanged)
  await removeRecords(served, unchanged, causer)
  await db
    .updateTable('imports')
    .set({ undone_at: instant(now()) })
    .where('id', '=', made.id)
    .execute()
  return { deleted: unchanged.length, skipped: changed.size }
}

/** Records with a log entry after a given one. */
const findChanged = async (
  client: EngineClient,
  { name }: Resource,
  ids: readonly number[],
  after: number,
): Promise<Set<number>> => {
  const changed = new Set<number>()
  for (let first = 0; first < ids.length; first += 500) {
    const rows = await client
      .selectFrom('logs')
      .select('record_id')
      .distinct()
      .where('resource', '=', name)
      .where('record_id', 'in', ids.slice(first, first + 500))
      .where('id', '>', after)
      .execute()
    for (const { record_id } of rows) if (record_id !== null) changed.add(record_id)
  }
  return changed
}
