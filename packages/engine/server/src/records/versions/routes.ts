import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { FastifyRequest } from 'fastify'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { serve } from '../calls/serve.ts'
import { changedRecord, edit, type Edited } from '../change-record.ts'
import { checkIfMatch, recordEtag, type EtagCheck } from '../etag.ts'
import { showRecords, showRow } from '../images/show-records.ts'
import { removeUnreadableLinks } from '../links/readable-links.ts'
import { parseInput } from '../input/request.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import type { Served } from '../served.ts'
import { type InputValues, type Row, tableName } from '../table.ts'
import { selectRow } from '../query/select.ts'
import { findVersionEntry, firstEntry, readEntries } from './log-entries.ts'
import { required } from '../../required.ts'
import { findMissing, lockExisting } from '../input/assert-input.ts'
import { diffInput } from '../input/input-changes.ts'
import { toInputValues } from '../input/input-values.ts'
import { findRelations } from '../links/links.ts'
import type { WriteContext } from '../write-context.ts'
import { readVersion, listVersions } from './read-version.ts'
import { unknownFields } from './versioned-fields.ts'

/** Serves the calls of versions, even if visitors can read the resource. */
export const serveVersions = (served: Served): void => {
  const { app, context, resource, hooks, change } = served
  if (!resource.actions.includes('edit')) return
  const { db } = context
  const { serialize } = hooks
  const find = async (id: number, request: FastifyRequest) => {
    const found = await findRow(served, id)
    assertReadable(resource, hooks, request)(found.row)
    return found
  }
  serve(app, versionCalls(resource), {
    list: async ({ id, query: { before }, request }) => {
      const { row, isDeleted } = await find(id, request)
      const start = before === undefined ? undefined : parseVersion(before)
      const page = await listVersions(db, resource, row.id, { before: start, exists: !isDeleted })
      const former = page.next === null ? ((await hooks.formerTexts?.(db, row.id)) ?? []) : []
      return former.length === 0 ? page : { ...page, former }
    },
    read: async ({ id, version, viewer, request }) => {
      const { row } = await find(id, request)
      const entry = parseVersion(version)
      const then = { ...(await readVersion(db, resource, row, entry)), id: row.id }
      await removeUnreadableLinks(context, db, resource, [then], viewer)
      const [shown] = await showRecords(served, [then], 'staff')
      const readable = shown ?? then
      const { id: _, ...record } = hooks.redact?.(readable, viewer) ?? readable
      return { data: { id: entry, record, unknown: unknownFields(resource) } }
    },
    restore: async ({ id, version, viewer, request, reply }) => {
      const wanted = {
        id,
        version: parseVersion(version),
        // A day that was in the future at that time may be past by now, so `today` isn't checked.
        readInput: (differences: InputValues, old: Row) =>
          parseInput(resource.fields, differences, { partial: true, old, now: instant(context.now()) }),
        check: checkIfMatch(served, request),
      }
      const put = await change(viewer, (writing) => putBack(writing, wanted), changedRecord)
      void reply.header('etag', recordEtag(serialize(put.record)))
      const data = await showRow(served, put.record)
      if (!put.changed) return { message: basicMessages.nothingChanged, data, former: put.former }
      const message = basicMessages.putBack(resource.singular)
      return {
        message: put.whole ? message : basicMessages.restoredInPart(message),
        data,
        former: put.former,
      }
    },
  })
}

/** Parses the id of a log entry; 0 is the version before the first one. Throws a 404 for an invalid id. */
const parseVersion = (text: string): number => {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text) || Number(text) > 2_147_483_647)
    throw new HttpError(404, basicErrorMessages.noSuchVersion)
  return Number(text)
}

/** A record, or a deleted one as logged while it is in the trash. Throws a 404. */
const findRow = async (
  { context, resource, hooks }: Served,
  id: number,
): Promise<{ row: Row; isDeleted: boolean }> => {
  const { db, now } = context
  try {
    return { row: await selectRow(db, resource, hooks, id), isDeleted: false }
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error
    const trashed = await db
      .selectFrom('trash')
      .select('log_id')
      .where('resource', '=', resource.name)
      .where('record_id', '=', id)
      .where('expires_at', '>', instant(now()))
      .executeTakeFirst()
    const entry = trashed && (await findVersionEntry(db, resource, id, trashed.log_id))
    if (!entry) throw error
    return { row: { ...entry.whole, id }, isDeleted: true }
  }
}

interface PutBackRequest {
  id: number
  version: number
  /** Parses the differences from the locked record as an edit's input. */
  readInput: (differences: InputValues, old: Row) => InputValues
  check: EtagCheck
}
interface PutBack extends Edited {
  /** True if all related records still exist. */
  whole: boolean
  /** Version of the record before the restore. */
  former: number
}

/** Restores a former version of a record with an edit. Omits related records that were deleted. */
const putBack = async (
  writing: WriteContext,
  { id, version, readInput, check }: PutBackRequest,
): Promise<PutBack> => {
  const { trx, resource } = writing
  let outcome = { whole: true, former: version }
  const toInput = async (old: Row): Promise<InputValues> => {
    const then = await readVersion(trx, resource, old, version)
    const { input, whole } = await dropMissing(writing, toInputValues(resource, then))
    const newest = await firstEntry(readEntries(trx, resource, id, {}))
    outcome = { whole, former: required(newest).id }
    return readInput(diffInput(resource, old, input), old)
  }
  const edited = await edit(writing, id, toInput, check, { action: 'put-back', version })
  return { ...edited, ...outcome }
}

/** Input without deleted related records. A required one stays and is rejected under its field. */
const dropMissing = async (
  { trx, resource }: WriteContext,
  input: InputValues,
): Promise<{ input: InputValues; whole: boolean }> => {
  const kept: Record<string, unknown> = { ...input }
  for (const { input: name, related } of findRelations(resource)) {
    const ids = kept[name]
    if (!Array.isArray(ids)) continue
    const existing = await lockExisting(trx, tableName(related), ids)
    kept[name] = ids.filter((id) => existing.has(id))
  }
  for (const { field, input: name } of await findMissing(trx, resource, input))
    if (!required(resource.fields[field]).required) kept[name] = null
  return { input: kept, whole: JSON.stringify(kept) === JSON.stringify(input) }
}
