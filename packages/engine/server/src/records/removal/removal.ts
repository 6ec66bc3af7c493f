import { required } from '../../required.ts'
import { inputName, humanize } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { HttpError } from '../../error.ts'
import { recordChange, type Viewer } from '../activity.ts'
import { authorize, lockRecord, afterWrite } from '../change-steps.ts'
import { runAfterWrite } from '../hooks/combine-hooks.ts'
import { draftsKey, restoreTrashedDraft, takeTrashedDraft } from '../drafts/trashed-draft.ts'
import type { EtagCheck } from '../etag.ts'
import { listDependents, type Dependent } from './dependents.ts'
import { unindexRecord } from '../search-index.ts'
import { releaseAddresses } from '../addresses/reservations.ts'
import { assertMayDo } from '../permissions/permissions.ts'
import { pick } from '@kampana/engine-declare/pick'
import { findMissing, lockExisting } from '../input/assert-input.ts'
import { findRelations } from '../links/links.ts'
import { selectRow } from '../query/select.ts'
import { backInOrder, fromAbove, descendantRows } from '../tree/remove-branch.ts'
import { lockOrder } from '../tree/change-tree.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'
import { moveToTrash, takeFromTrash, readRecord, type TrashedRecord } from './trash.ts'
import { violatedField } from '../constraint-violation.ts'
import type { WriteContext } from '../write-context.ts'

export interface Restored {
  record: Row
  /** True if all relations could be restored. */
  whole: boolean
}

/**
 * Soft-deletes a record by moving it to the trash, unless `check` rejects it. Returns the day until which it can be restored.
 */
export const remove = async (writing: WriteContext, id: number, check?: EtagCheck): Promise<string> => {
  const { trx, causer, resource, hooks } = writing
  const { membership, old } = await lockRecord(writing, id)
  await assertMayDo(trx, causer, 'delete', resource, old)
  await check?.(trx, old)
  await authorize(writing, { action: 'delete', input: {}, old })
  const trashed = await readRecord(trx, resource, listDependents(resource, hooks), id)
  trashed.dependents[draftsKey] = await takeTrashedDraft(writing, membership)
  await table(trx).deleteFrom(tableName(resource)).where('id', '=', id).execute()
  await runAfterWrite(writing, { action: 'delete', record: old, old })
  await unindexRecord(trx, resource, id)
  await releaseAddresses(trx, resource, id)
  const entry = { action: 'delete', old: pick(old, Object.keys(resource.fields)) } as const
  return moveToTrash(writing, resource, trashed, await recordChange(writing, old, entry))
}

/**
 * Restores a record from the trash with its id, every column, and the dependents whose other side still exists. Throws the
 * errors of a new record, and a 404 if it isn't in the trash or the viewer can't read it.
 */
export const restore = async (writing: WriteContext, id: number, viewer: Viewer): Promise<Restored> => {
  const { trx, causer, resource, hooks } = writing
  await lockOrder(writing)
  const trashed = await takeFromTrash(writing, id)
  if (!trashed) throw new HttpError(404, basicErrorMessages.notInTrash)
  const dependents = listDependents(resource, hooks)
  const known = await dropMissingReferences(writing, trashed.row)
  const restored: TrashedRecord = { row: await backInOrder(writing, trashed.row, known), dependents: {} }
  for (const each of dependents)
    restored.dependents[each.table] = await dropMissingRows(trx, each, trashed.dependents[each.table] ?? [])
  await authorize(writing, { action: 'restore', input: toInput(resource, restored), old: null, id })
  await insertRestored(writing, restored)
  const record = await selectRow(trx, resource, hooks, id)
  // The trash list omits such records as well.
  if (hooks.canRead?.(record, viewer) === false) throw new HttpError(404, basicErrorMessages.notInTrash)
  await assertMayDo(trx, causer, 'delete', resource, record)
  await afterWrite(writing, { action: 'restore', row: record, old: null, right: 'delete' })
  const attributes = pick(record, Object.keys(resource.fields))
  await recordChange(writing, record, { action: 'restore', attributes })
  await restoreTrashedDraft(writing, id, trashed.dependents[draftsKey])
  const whole = dependents.every((each) => count(restored, each) === count(trashed, each))
  return { record, whole: whole && known === trashed.row }
}

/**
 * Deletes records one after the other, because a transaction has a single connection. Returns the day until which they can be
 * restored.
 */
export const removeAll = async (
  writing: WriteContext,
  ids: readonly number[],
  check?: EtagCheck,
): Promise<string> => {
  await lockOrder(writing)
  let until: string | undefined
  for (const id of await descendantRows(writing, ids)) until = await remove(writing, id, check)
  return required(until)
}

/** Restores deleted records, one after the other. */
export const restoreAll = async (
  writing: WriteContext,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Restored[]> => {
  const restored: Restored[] = []
  for (const id of await fromAbove(writing, ids)) restored.push(await restore(writing, id, viewer))
  return restored
}

/** Removes optional references to deleted records from a row. Throws a 422 for a required one. */
const dropMissingReferences = async ({ trx, resource }: WriteContext, row: Row): Promise<Row> => {
  const missing = await findMissing(trx, resource, row)
  for (const { field, input } of missing)
    if (required(resource.fields[field]).required)
      throw notRestored(resource, row, field, basicMessages.invalid.selected(humanize(input)))
  return missing.length === 0
    ? row
    : { ...row, ...Object.fromEntries(missing.map(({ input }) => [input, null])) }
}

const count = ({ dependents }: TrashedRecord, each: Dependent): number => dependents[each.table]?.length ?? 0

/** Rows of a join table whose other side still exists. */
const dropMissingRows = async (
  trx: EngineClient,
  { other }: Dependent,
  rows: readonly InputValues[],
): Promise<readonly InputValues[]> => {
  if (!other || rows.length === 0) return rows
  const there = await lockExisting(
    trx,
    other.table,
    rows.map((row) => row[other.column]),
  )
  return rows.filter((row) => there.has(row[other.column]))
}

/** Input that would create a record, for `authorize`. */
const toInput = (resource: Resource, { row, dependents }: TrashedRecord): InputValues => {
  const relations = findRelations(resource)
  const written = Object.entries(resource.fields).filter(
    ([name, field]) => !field.readOnly && !relations.some((relation) => relation.field === name),
  )
  return {
    ...pick(
      row,
      written.map(([name, field]) => inputName(name, field)),
    ),
    ...Object.fromEntries(
      relations.map(({ input, pairs, other }) => [input, dependents[pairs]?.map((pair) => pair[other])]),
    ),
  }
}

const insertRestored = async (
  { trx, resource }: WriteContext,
  { row, dependents }: TrashedRecord,
): Promise<void> => {
  await table(trx)
    .insertInto(tableName(resource))
    .values(row)
    .execute()
    .catch((error: unknown) => throwNotRestored(resource, row, error))
  for (const [name, rows] of Object.entries(dependents))
    if (rows.length > 0)
      await table(trx)
        .insertInto(name)
        .values(rows)
        // A unique value that another record took meanwhile stays there.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

const throwNotRestored = (resource: Resource, row: Row, error: unknown): never => {
  const field = violatedField(resource, error)
  if (field === undefined) throw error
  throw notRestored(resource, row, field, basicMessages.invalid.taken(field))
}

const notRestored = (resource: Resource, row: Row, field: string, text: string): HttpError =>
  new HttpError(422, basicErrorMessages.notRestored(String(row[resource.title]), text), {
    errors: { [field]: [text] },
  })
