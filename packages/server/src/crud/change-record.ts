import { findKind, inputName } from '@kampana/shared/kinds/index'
import { onlySets, setsByInput, type CustomAction } from '@kampana/shared/custom-action'
import type { Fields, Resource } from '@kampana/shared/resource'
import { findMissingCompanions } from '@kampana/shared/schema/cross-field-rules'
import { instant } from '../clock.ts'
import { conflict, invalid } from '../error.ts'
import { required } from '../required.ts'
import { recordChange, type Activity, type Change } from './activity.ts'
import { assertInput } from './assert-input.ts'
import { authorizePublication } from './drafts/authorize-publication.ts'
import { lockMembership, noteDirectChange } from './drafts/membership.ts'
import type { Check } from './etag.ts'
import type { EngineHooks } from './hooks.ts'
import { toReadForm, ownColumns, findDifferences, pick } from './input-changes.ts'
import { writeAddresses } from './addresses/addresses.ts'
import { relateAll } from './links.ts'
import { completeRow, selectRow, wholeColumns } from './query/select.ts'
import { assertMayDo } from './rights/rights.ts'
import { indexRecord } from './search-index.ts'
import type { Acted, Edited } from './store.ts'
import { assertTree } from './tree/assert-tree.ts'
import { moveAddresses } from './tree/move-addresses.ts'
import { indexBeneath } from './tree/index-beneath.ts'
import { lastPlace } from './tree/find-place.ts'
import { lockTree } from './tree/lock-tree.ts'
import { isTree, parentColumn } from './tree/tree-records.ts'
import { indexUses } from './uses/write-uses.ts'
import { fetchRow, table, tableName, type InputValues, type Row } from './table.ts'

/** Inserts a record, in the transaction of `change`. */
export const create = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  input: InputValues,
): Promise<Row> => {
  const { trx, causer, now } = change
  await lockTree(change, resource)
  await assertInput(change, resource, input, null)
  await authorizePublication(change, resource, { action: 'create', input, old: null })
  await hooks.authorize?.(trx, { action: 'create', input, old: null, causer, actionInput: {} })
  const columns = ownColumns(resource, input)
  const values = {
    ...columns,
    ...timestamps(resource, instant(now)),
    ...(await lastPlace(change, resource, columns)),
    ...hooks.computedColumns?.(columns, null, change),
  }
  const row = await fetchRow(
    table(trx).insertInto(tableName(resource)).values(values).returning(wholeColumns(resource, hooks)),
  )
  await relateAll(trx, resource, row.id, input)
  const created = await completeRow(trx, resource, row)
  await assertMayDo(trx, causer, 'create', resource, created, input)
  await assertTree(change, resource, hooks, { row: created, old: null, right: 'create' })
  await writeAddresses(change, resource, hooks, created, null)
  await hooks.onCreate?.(trx, created, causer)
  await indexRecord(trx, resource, hooks, created)
  await indexUses(trx, resource, created)
  await recordChange(change, resource, created, {
    action: 'create',
    attributes: toReadForm(resource, input, created),
  })
  return created
}

/** How the log names an edit, and the action whose permission it takes: `edit` unless told. */
interface EditAs extends Pick<Activity, 'action' | 'version'> {
  right?: string
}

/** Edits a record. `readInput` parses the input given the locked record; `check` may throw. */
export const edit = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
  readInput: (old: Row) => InputValues | Promise<InputValues>,
  check?: Check,
  { right = 'edit', ...entry }: EditAs = { action: 'edit' },
): Promise<Edited> => {
  const { trx, causer } = change
  await lockTree(change, resource)
  const membership = await lockMembership(change, resource, id)
  const old = await selectRow(trx, resource, hooks, id, { lock: true })
  const changes = findDifferences(resource, old, await readInput(old))
  // Before `check`: a repeated request whose reply was lost isn't a conflict (RFC 9110, 13.1.1).
  if (Object.keys(changes).length === 0) return { record: old, changed: false }
  await assertMayDo(trx, causer, right, resource, old)
  await check?.(trx, old)
  await assertInput(change, resource, changes, old)
  await authorizePublication(change, resource, { action: 'edit', input: changes, old })
  await hooks.authorize?.(trx, { action: 'edit', input: changes, old, causer, actionInput: {} })
  const edited = await writeChanges(change, resource, hooks, old, changes)
  await assertMayDo(trx, causer, right, resource, edited, changes)
  await assertTree(change, resource, hooks, { row: edited, old, right: 'move' })
  await writeAddresses(change, resource, hooks, edited, old)
  await moveAddresses(change, resource, edited, old, (beneath, input) =>
    edit(change, resource, hooks, beneath, () => input, undefined, { action: 'edit', right }),
  )
  await hooks.onEdit?.(trx, old, edited, causer)
  await indexRecord(trx, resource, hooks, edited)
  await indexBeneath(change, resource, hooks, edited, old)
  await indexUses(trx, resource, edited)
  const attributes = toReadForm(resource, changes, edited)
  await recordChange(change, resource, old, {
    ...entry,
    attributes,
    old: pick(old, Object.keys(attributes)),
  })
  await noteDirectChange(change, resource, membership, { old, record: edited })
  return { record: edited, changed: true, old }
}

/**
 * Runs a custom action on a record: sets the declared values and those of its input, then calls the resource's `onAction`
 * hook. `before` are the values that were set.
 */
export const act = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
  name: string,
  actionInput: InputValues = {},
): Promise<Acted> => {
  const { trx, causer } = change
  const action = required(resource.customActions[name])
  await lockTree(change, resource)
  const membership = await lockMembership(change, resource, id)
  const old = await selectRow(trx, resource, hooks, id, { lock: true })
  const input = ownValues(resource, action, actionInput)
  const sets = findDifferences(resource, old, {
    ...atTime(action.sets, instant(change.now)),
    ...input,
  })
  const isSet = Object.keys(sets).length === 0
  if (isSet && onlySets(resource, action)) return { record: old, changed: false, before: {} }
  assertCondition(action, old)
  await assertMayDo(trx, causer, name, resource, old)
  await assertInput(change, { ...resource, fields: action.fields }, actionInput, old)
  assertCompanions(resource, { ...old, ...sets })
  await authorizePublication(change, resource, { action: name, input, old })
  await hooks.authorize?.(trx, { action: name, input, actionInput, old, causer })
  const record = isSet ? old : await writeChanges(change, resource, hooks, old, sets)
  await assertMayDo(trx, causer, name, resource, record, sets)
  await assertTree(change, resource, hooks, { row: record, old, right: 'move' })
  if (!isSet) await writeAddresses(change, resource, hooks, record, old)
  await hooks.onAction?.(trx, name, record, { input: actionInput, old, causer })
  await indexRecord(trx, resource, hooks, record)
  await indexBeneath(change, resource, hooks, record, old)
  await indexUses(trx, resource, record)
  const attributes = toReadForm(resource, sets, record)
  const before = pick(old, Object.keys(attributes))
  await recordChange(change, resource, old, {
    action: action.log,
    ...(!isSet && { attributes, old: before }),
  })
  await noteDirectChange(change, resource, membership, { old, record })
  return { record, changed: true, before }
}

/** The values of an action's input that are called as fields of the record, which they set. */
const ownValues = (resource: Resource, action: CustomAction, input: InputValues): InputValues =>
  pick(
    input,
    setsByInput(resource, action).map((name) => inputName(name, required(resource.fields[name]))),
  )

/** Writes values that differ, with the columns computed from them, and returns the record as it then is. */
const writeChanges = async (
  change: Change,
  resource: Resource,
  hooks: EngineHooks,
  old: Row,
  changes: InputValues,
): Promise<Row> => {
  const { trx } = change
  const columns = ownColumns(resource, changes)
  const isElsewhere = isTree(resource) && parentColumn(resource) in columns
  const place = isElsewhere ? await lastPlace(change, resource, columns) : {}
  const values = { ...place, ...columns, ...hooks.computedColumns?.({ ...old, ...columns }, old, change) }
  await relateAll(trx, resource, old.id, changes)
  if (Object.keys(values).length === 0) return selectRow(trx, resource, hooks, old.id)
  const row = await fetchRow(
    table(trx)
      .updateTable(tableName(resource))
      .set(values)
      .where('id', '=', old.id)
      .returning(wholeColumns(resource, hooks)),
  )
  return completeRow(trx, resource, row)
}

const assertCondition = ({ when }: CustomAction, old: Row): void => {
  if (when && !when.is.includes(String(old[when.field]))) throw conflict(when.otherwise)
}

/** The values that an action sets, with the time for the word `now`. */
const atTime = (sets: CustomAction['sets'], time: string): InputValues =>
  Object.fromEntries(Object.entries(sets).map(([name, value]) => [name, value === 'now' ? time : value]))

/** Throws a 422 where a record would lack what it needs with the values that an action sets. */
const assertCompanions = ({ fields }: Resource, record: InputValues): void => {
  const missing = findMissingCompanions(fields, record)
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** The read-only instants that every record has (`created_at`), which the server sets when it is created. */
export const timestamps = ({ fields }: { fields: Fields }, time: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => findKind(field).storage === 'instant' && field.readOnly && field.required)
      .map(([name]) => [name, time]),
  )
