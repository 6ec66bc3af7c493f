import { findKind, inputName } from '@kampana/engine-declare/kinds/index'
import { onlySets, setsByInput, type CustomAction } from '@kampana/engine-declare/custom-action'
import type { Fields, Resource } from '@kampana/engine-declare/resource'
import { findMissingCompanions } from '@kampana/engine-declare/schema/cross-field-rules'
import { instant } from '../clock.ts'
import { conflict, invalid } from '../error.ts'
import { required } from '../required.ts'
import { recordChange, type Activity } from './activity.ts'
import { assertInput } from './input/assert-input.ts'
import { authorize, lockRecord, afterWrite } from './change-steps.ts'
import { recordDirectPublication, type Membership } from './drafts/membership.ts'
import type { EtagCheck } from './etag.ts'
import { toReadForm, ownColumns, diffInput } from './input/input-changes.ts'
import { pick } from '@kampana/engine-declare/pick'
import { relateAll } from './links/links.ts'
import { completeRow, selectRow, wholeColumns } from './query/select.ts'
import { assertMayDo } from './permissions/permissions.ts'
import { newPosition } from './tree/find-position.ts'
import { lockOrder } from './tree/change-tree.ts'
import { isTree, parentColumn } from './tree/tree-records.ts'
import { fetchRow, table, tableName, type InputValues, type Row } from './table.ts'
import type { WriteContext } from './write-context.ts'

export interface Edited {
  record: Row
  /** False if nothing differs. */
  changed: boolean
  /** The record before the edit. */
  old?: Row
}
export interface Acted extends Edited {
  /** Former values of the fields that the action set. */
  before: Readonly<Record<string, unknown>>
}

/** The record of an edit, if it changed. */
export const changedRecord = ({ record, changed }: Edited): Row[] => (changed ? [record] : [])

/** Inserts a record in the transaction of its change. */
export const create = async (writing: WriteContext, sent: InputValues): Promise<Row> => {
  const { trx, causer, now, resource, hooks } = writing
  const input = await writing.services.uploads.toStored(trx, resource, sent, null)
  await lockOrder(writing)
  await assertInput(writing, input, null)
  await authorize(writing, { action: 'create', input, old: null })
  const columns = ownColumns(resource, input)
  const values = {
    ...columns,
    ...timestamps(resource, instant(now)),
    ...(await newPosition(trx, resource, columns)),
    ...hooks.computedColumns(columns, null, writing),
  }
  const row = await fetchRow(
    table(trx).insertInto(tableName(resource)).values(values).returning(wholeColumns(resource, hooks)),
  )
  await relateAll(trx, resource, row.id, input)
  const created = await completeRow(trx, resource, row)
  await assertMayDo(trx, causer, 'create', resource, created, input)
  await afterWrite(writing, { action: 'create', row: created, old: null, right: 'create' })
  const attributes = toReadForm(resource, input, created)
  await recordChange(writing, created, { action: 'create', attributes })
  return created
}

/** Log name of an edit, and the action whose permission it needs; `edit` by default. */
interface EditAs extends Pick<Activity, 'action' | 'version'> {
  right?: string
}

/** Edits a record. `readInput` parses the input, given the locked record; `check` may throw. */
export const edit = async (
  writing: WriteContext,
  id: number,
  readInput: (old: Row) => InputValues | Promise<InputValues>,
  check?: EtagCheck,
  { right: permission = 'edit', ...entry }: EditAs = { action: 'edit' },
): Promise<Edited> => {
  const { trx, causer, resource } = writing
  const { membership, old } = await lockRecord(writing, id)
  const input = await writing.services.uploads.toStored(trx, resource, await readInput(old), old)
  const changes = diffInput(resource, old, input)
  // Precedes `check`: repeating a request whose reply was lost isn't a conflict (RFC 9110, 13.1.1).
  if (Object.keys(changes).length === 0) return { record: old, changed: false }
  await assertMayDo(trx, causer, permission, resource, old)
  await check?.(trx, old)
  await assertInput(writing, changes, old)
  await authorize(writing, { action: 'edit', input: changes, old })
  const record = await writeChanges(writing, old, changes)
  await assertMayDo(trx, causer, permission, resource, record, changes)
  const editDescendant = (descendant: number, input: InputValues) =>
    edit({ ...writing, asked: {} }, descendant, () => input, undefined, { action: 'edit', right: permission })
  await afterWrite(writing, { action: 'edit', row: record, old, right: 'move' }, editDescendant)
  await recordSets(writing, { membership, old, record, sets: changes }, entry)
  return { record, changed: true, old }
}

/**
 * Runs a custom action on a record: sets the declared values and those of the input, then calls the hooks. `before`
 * contains the former values.
 */
export const act = async (
  writing: WriteContext,
  id: number,
  name: string,
  actionInput: InputValues = {},
): Promise<Acted> => {
  const { trx, causer, resource } = writing
  const action = required(resource.customActions[name])
  const { membership, old } = await lockRecord(writing, id)
  const input = ownValues(resource, action, actionInput)
  const sets = diffInput(resource, old, { ...atTime(action.sets, instant(writing.now)), ...input })
  const isSet = Object.keys(sets).length === 0
  if (isSet && onlySets(resource, action)) return { record: old, changed: false, before: {} }
  assertCondition(action, old)
  await assertMayDo(trx, causer, name, resource, old)
  await assertInput({ ...writing, resource: { ...resource, fields: action.fields } }, actionInput, old)
  assertCompanions(resource, { ...old, ...sets })
  await authorize(writing, { action: name, input, actionInput, old }, sets)
  const record = isSet ? old : await writeChanges(writing, old, sets)
  await assertMayDo(trx, causer, name, resource, record, sets)
  await afterWrite(writing, { action: name, input: actionInput, row: record, old, right: 'move' })
  const before = await recordSets(writing, { membership, old, record, sets }, { action: action.log })
  return { record, changed: true, before }
}

/** Values set by an edit or action, and the release that contains the record. */
interface Sets {
  membership: Membership | undefined
  old: Row
  record: Row
  sets: InputValues
}

/** Logs the values that were set, and notes them in the record's release. Returns the former values. */
const recordSets = async (
  writing: WriteContext,
  { membership, old, record, sets }: Sets,
  entry: Pick<Activity, 'action' | 'version'>,
): Promise<Record<string, unknown>> => {
  const attributes = toReadForm(writing.resource, sets, record)
  const before = pick(old, Object.keys(attributes))
  const isSet = Object.keys(sets).length === 0
  await recordChange(writing, old, { ...entry, ...(!isSet && { attributes, old: before }) })
  await recordDirectPublication(writing, membership, { old, record })
  return before
}

/** Values of an action's input whose names are fields of the record. */
const ownValues = (resource: Resource, action: CustomAction, input: InputValues): InputValues =>
  pick(
    input,
    setsByInput(resource, action).map((name) => inputName(name, required(resource.fields[name]))),
  )

/** Writes changed values with their computed columns. Returns the new record. */
const writeChanges = async (writing: WriteContext, old: Row, changes: InputValues): Promise<Row> => {
  const { trx, resource, hooks } = writing
  const columns = ownColumns(resource, changes)
  const isElsewhere = isTree(resource) && parentColumn(resource) in columns
  const position = isElsewhere ? await newPosition(trx, resource, columns) : {}
  const values = { ...position, ...columns, ...hooks.computedColumns({ ...old, ...columns }, old, writing) }
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

/** Values that an action sets, with `now` replaced by the time. */
const atTime = (sets: CustomAction['sets'], time: string): InputValues =>
  Object.fromEntries(Object.entries(sets).map(([name, value]) => [name, value === 'now' ? time : value]))

/** Throws a 422 if a record would lack required values after an action. */
const assertCompanions = ({ fields }: Resource, record: InputValues): void => {
  const missing = findMissingCompanions(fields, record)
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** Read-only times that the server sets on creation (`created_at`). */
export const timestamps = ({ fields }: { fields: Fields }, time: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => findKind(field).storage === 'instant' && field.readOnly && field.required)
      .map(([name]) => [name, time]),
  )
