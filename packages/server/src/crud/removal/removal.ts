import { required } from '../../required.ts'
import { inputName, humanize } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Resource } from '@kampana/shared/resource'
import { HttpError } from '../../error.ts'
import { recordChange, type Change, type Viewer } from '../activity.ts'
import { authorizePublication } from '../drafts/authorize-publication.ts'
import { lockMembership } from '../drafts/membership.ts'
import { draftsKey, restoreTrashedDraft, takeTrashedDraft } from '../drafts/trashed-draft.ts'
import type { Check } from '../etag.ts'
import { listDependents, type Dependent } from './dependents.ts'
import type { EngineHooks } from '../hooks.ts'
import { indexUses } from '../uses/write-uses.ts'
import { indexRecord, unindexRecord } from '../search-index.ts'
import { forgetAddresses, writeAddresses } from '../addresses/addresses.ts'
import { assertMayDo } from '../rights/rights.ts'
import { pick } from '../input-changes.ts'
import { findMissing } from '../assert-input.ts'
import { findRelations } from '../links.ts'
import { selectRow } from '../query/select.ts'
import type { Restored } from '../store.ts'
import { assertTree } from '../tree/assert-tree.ts'
import { backInTree } from '../tree/remove-branch.ts'
import { lockTree } from '../tree/lock-tree.ts'
import { table, tableName, type InputValues, type Row } from '../table.ts'
import { moveToTrash, takeFromTrash, readRecord, type TrashedRecord } from './trash.ts'
import { violatedField } from '../constraint-violation.ts'

/** Soft delete: moves a record into the trash, unless `check` refuses. Returns until when it can be restored. */
export const remove = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
  check?: Check,
): Promise<string> => {
  const { trx, causer } = change
  await lockTree(change, resource)
  const membership = await lockMembership(change, resource, id)
  const old = await selectRow(trx, resource, hooks, id, { lock: true })
  await assertMayDo(trx, causer, 'delete', resource, old)
  await check?.(trx, old)
  await hooks.authorize?.(trx, { action: 'delete', input: {}, old, causer, actionInput: {} })
  const trashed = await readRecord(change, resource, listDependents(resource, hooks), id)
  trashed.dependents[draftsKey] = await takeTrashedDraft(change, membership)
  await table(trx).deleteFrom(tableName(resource)).where('id', '=', id).execute()
  await hooks.onRemove?.(trx, old)
  await unindexRecord(trx, resource, id)
  await forgetAddresses(trx, resource, id)
  const entry = { action: 'delete', old: pick(old, Object.keys(resource.fields)) } as const
  return moveToTrash(change, resource, trashed, await recordChange(change, resource, old, entry))
}

/**
 * Restores a record from the trash with its id, every column, and the dependents whose other side still exists. Throws as
 * for a new record, and a 404 where it isn't in the trash, or the viewer may not read it.
 */
export const restore = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
  viewer: Viewer,
): Promise<Restored> => {
  const { trx, causer } = change
  await lockTree(change, resource)
  const trashed = await takeFromTrash(change, resource, id)
  if (!trashed) throw new HttpError(404, errorMessages.notInTrash)
  const dependents = listDependents(resource, hooks)
  const known = await dropMissingReferences(change, resource, trashed.row)
  const restored: TrashedRecord = {
    row: await backInTree(change, resource, trashed.row, known),
    dependents: {},
  }
  for (const each of dependents)
    restored.dependents[each.table] = await dropMissingRows(
      change,
      each,
      trashed.dependents[each.table] ?? [],
    )
  const input = toInput(resource, restored)
  await authorizePublication(change, resource, { action: 'restore', input, old: null, id })
  await hooks.authorize?.(trx, { action: 'restore', input, old: null, id, causer, actionInput: {} })
  await insertRestored(change, resource, restored)
  const record = await selectRow(trx, resource, hooks, id)
  // The trash doesn't list it for them either.
  if (hooks.canRead?.(record, viewer) === false) throw new HttpError(404, errorMessages.notInTrash)
  await assertMayDo(trx, causer, 'delete', resource, record)
  await assertTree(change, resource, hooks, { row: record, old: null, right: 'delete' })
  await writeAddresses(change, resource, hooks, record, null)
  await hooks.onRestore?.(trx, record)
  await indexRecord(trx, resource, hooks, record)
  await indexUses(trx, resource, record)
  const attributes = pick(record, Object.keys(resource.fields))
  await recordChange(change, resource, record, { action: 'restore', attributes })
  await restoreTrashedDraft(change, resource, id, trashed.dependents[draftsKey])
  const whole = dependents.every((each) => count(restored, each) === count(trashed, each))
  return { record, whole: whole && known === trashed.row }
}

/** A row without optional references to records that are gone. Throws a 422 for a required one. */
const dropMissingReferences = async ({ trx }: Change, resource: Resource, row: Row): Promise<Row> => {
  const missing = await findMissing(trx, resource, row)
  for (const { field, input } of missing)
    if (required(resource.fields[field]).required)
      throw notRestored(resource, row, field, messages.invalid.selected(humanize(input)))
  return missing.length === 0
    ? row
    : { ...row, ...Object.fromEntries(missing.map(({ input }) => [input, null])) }
}

const count = ({ dependents }: TrashedRecord, each: Dependent): number => dependents[each.table]?.length ?? 0

/** The rows of a join table whose other side still exists. */
const dropMissingRows = async (
  { trx }: Change,
  { other }: Dependent,
  rows: readonly InputValues[],
): Promise<readonly InputValues[]> => {
  if (!other || rows.length === 0) return rows
  const ids = rows.map((row) => row[other.column] as number)
  const found = await table(trx)
    .selectFrom(other.table)
    .select('id')
    .where('id', 'in', ids)
    // They must not be deleted before the transaction ends.
    .forKeyShare()
    .execute()
  const there = new Set(found.map((row) => row.id))
  return rows.filter((row) => there.has(row[other.column]))
}

/** The input that would create a record, for `authorize`. */
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
  { trx }: Change,
  resource: Resource,
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
        // A unique value that another record has taken meanwhile, as a former title, stays there.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

const throwNotRestored = (resource: Resource, row: Row, error: unknown): never => {
  const field = violatedField(resource, error)
  if (field === undefined) throw error
  throw notRestored(resource, row, field, messages.invalid.taken(field))
}

const notRestored = (resource: Resource, row: Row, field: string, text: string): HttpError =>
  new HttpError(422, errorMessages.notRestored(String(row[resource.title]), text), {
    errors: { [field]: [text] },
  })
