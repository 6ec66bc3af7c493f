import { required } from '../../required.ts'
import { inputName, humanize } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Resource } from '@kampana/shared/resource'
import { HttpError } from '../../error.ts'
import { recordChange, type Change } from '../change.ts'
import type { Check } from '../conflict.ts'
import { dependentsOf, type Dependent } from './dependents.ts'
import type { ResourceHooks } from '../hooks.ts'
import { indexRecord, unindexRecord } from '../search-index.ts'
import { pick } from '../input-changes.ts'
import { missing, referencesOf } from '../references.ts'
import { relationsOf } from '../relations.ts'
import { selectRow } from '../query/select.ts'
import { table, tableOf, type InputValues, type Row } from '../table.ts'
import { keepInTrash, takeFromTrash, wholeRecord, type TrashedRecord } from './trash.ts'
import { violatedField } from '../unique-violation.ts'

export interface Restored {
  record: Row
  /** Whether all that it was related to is still there, and so is again. */
  whole: boolean
}

/** Soft delete: moves a record into the trash, unless `check` refuses. Answers until when it can be restored. */
export const remove = async (
  change: Change,
  resource: Resource,
  hooks: ResourceHooks,
  id: number,
  check?: Check,
): Promise<string> => {
  const { trx, causer, lock } = change
  const old = await selectRow(trx, resource, hooks, id, { lock })
  await check?.(trx, old)
  await hooks.authorize?.(trx, { action: 'delete', input: {}, old, causer })
  const kept = await wholeRecord(change, resource, dependentsOf(resource, hooks), id)
  await table(trx).deleteFrom(tableOf(resource)).where('id', '=', id).execute()
  await hooks.onRemove?.(trx, old)
  await unindexRecord(trx, resource, id)
  const entry = { action: 'delete', old: pick(old, Object.keys(resource.fields)) } as const
  return keepInTrash(change, resource, kept, await recordChange(change, resource, old, entry))
}

/**
 * Brings a record back from the trash: the same id, every column, and what went with it as far as it still has
 * another end. Refuses like a new record would be refused, and with a 404 where there is nothing to bring back.
 */
export const restore = async (
  change: Change,
  resource: Resource,
  hooks: ResourceHooks,
  id: number,
): Promise<Restored> => {
  const { trx, causer } = change
  const kept = await takeFromTrash(change, resource, id)
  if (!kept) throw new HttpError(404, errorMessages.notInTrash)
  const dependents = dependentsOf(resource, hooks)
  const again: TrashedRecord = { row: await withoutGone(change, resource, kept.row), dependents: {} }
  for (const each of dependents)
    again.dependents[each.table] = await withOtherEnd(change, each, kept.dependents[each.table] ?? [])
  const input = inputAgain(resource, again)
  await hooks.authorize?.(trx, { action: 'restore', input, old: null, causer })
  await insertAgain(change, resource, again)
  const record = await selectRow(trx, resource, hooks, id)
  await hooks.onRestore?.(trx, record)
  await indexRecord(trx, resource, hooks, record)
  const attributes = pick(record, Object.keys(resource.fields))
  await recordChange(change, resource, record, { action: 'restore', attributes })
  const whole = dependents.every((each) => count(again, each) === count(kept, each))
  return { record, whole: whole && again.row === kept.row }
}

/** A row without the records that it may name and that are gone; it can't come back without one that it must name. */
const withoutGone = async ({ trx, lock }: Change, resource: Resource, row: Row): Promise<Row> => {
  const gone = await missing(trx, referencesOf(resource), row, { lock })
  for (const { field, input } of gone)
    if (required(resource.fields[field]).required)
      throw notRestored(resource, row, field, messages.invalid.selected(humanize(input)))
  return gone.length === 0 ? row : { ...row, ...Object.fromEntries(gone.map(({ input }) => [input, null])) }
}

const count = ({ dependents }: TrashedRecord, each: Dependent): number => dependents[each.table]?.length ?? 0

/** Of the rows that went with a record those that don't lead to something that is gone. */
const withOtherEnd = async (
  { trx, lock }: Change,
  { other }: Dependent,
  rows: readonly InputValues[],
): Promise<readonly InputValues[]> => {
  if (!other || rows.length === 0) return rows
  const ids = rows.map((row) => row[other.column] as number)
  const found = await table(trx)
    .selectFrom(other.table)
    .select('id')
    .where('id', 'in', ids)
    // None of them may go before this is done.
    .$if(lock, (query) => query.forKeyShare())
    .execute()
  const there = new Set(found.map((row) => row.id))
  return rows.filter((row) => there.has(row[other.column]))
}

/** A record as somebody would have to send it to make it, for the rules on who may. */
const inputAgain = (resource: Resource, { row, dependents }: TrashedRecord): InputValues => {
  const relations = relationsOf(resource)
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

const insertAgain = async (
  { trx }: Change,
  resource: Resource,
  { row, dependents }: TrashedRecord,
): Promise<void> => {
  await table(trx)
    .insertInto(tableOf(resource))
    .values(row)
    .execute()
    .catch((error: unknown) => refuseReturn(resource, row, error))
  for (const [name, rows] of Object.entries(dependents))
    if (rows.length > 0)
      await table(trx)
        .insertInto(name)
        .values(rows)
        // What somebody else has taken meanwhile, as a former title, stays theirs.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

const refuseReturn = (resource: Resource, row: Row, error: unknown): never => {
  const field = violatedField(resource, error)
  if (field === undefined) throw error
  throw notRestored(resource, row, field, messages.invalid.taken(field))
}

const notRestored = (resource: Resource, row: Row, field: string, text: string): HttpError =>
  new HttpError(422, errorMessages.notRestored(String(row[resource.title]), text), {
    errors: { [field]: [text] },
  })
