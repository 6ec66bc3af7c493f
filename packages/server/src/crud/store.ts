import { required } from '../required.ts'
import { kindOf } from '@kampana/shared/kinds/index'
import type { Fields, Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import type { DbClient, Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { Causer } from './activity.ts'
import { recordChange, type Change } from './change.ts'
import type { Check } from './conflict.ts'
import type { ResourceHooks, Viewer } from './hooks.ts'
import { asRead, columnsOf, differing, pick } from './input-changes.ts'
import { indexRecord } from './search-index.ts'
import type { ParsedQuery } from './query/list-query.ts'
import { assertOwnMedia } from './own-media.ts'
import { assertListedTags } from './tags.ts'
import { referencesOf, refuseReferred, assertReferencesExist } from './references.ts'
import { relate, relationsOf } from './relations.ts'
import { remove, restore, type Restored } from './removal/removal.ts'
import { completeRow, selectRow, selectRows, wholeColumns } from './query/select.ts'
import { fetchRow, table, tableOf, type InputValues, type Row } from './table.ts'
import { isTextCondition } from './query/text-search.ts'
import { throwUniqueViolation } from './unique-violation.ts'

/** What can be done to the records of one resource. Every change writes its log entry in the same transaction. */
export interface Store {
  /** Reads from `asked`; unless told, what no index finds is read by the reader. */
  list: (
    query: ParsedQuery,
    viewer: Viewer | null,
    client?: DbClient,
  ) => Promise<{ rows: Row[]; total: number }>
  find: (id: number) => Promise<Row>
  create: (input: InputValues, causer: Causer) => Promise<Row>
  /** Makes several records, all or none; `inputs` may do what has to come first, in the same transaction. */
  createAll: (
    inputs: (trx: Transaction<Tables>) => Promise<readonly InputValues[]>,
    causer: Causer,
  ) => Promise<Row[]>
  /** Reads the input beside the record as it is, and answers the record as it then is; `check` may refuse the change. */
  edit: (id: number, readInput: (old: Row) => InputValues, causer: Causer, check?: Check) => Promise<Edited>
  /** Deletes records, all or none. Answers until when they can come back. */
  remove: (ids: readonly number[], causer: Causer, check?: Check) => Promise<string>
  /** Brings deleted records back, all or none. */
  restore: (ids: readonly number[], causer: Causer) => Promise<Restored[]>
}
interface Edited {
  record: Row
  /** False where the input says nothing new. */
  changed: boolean
}

/** The store of a declared resource, on the table of its name. */
export const createStore = (
  resource: Resource,
  { db, reader, content, now, settings, lists }: AppContext,
  hooks: ResourceHooks = {},
): Store => {
  const { kind } = settings.database
  const lock = kind === 'postgres'
  // Pages show only what is public; a change of anything else leaves them as they are.
  const shows = resource.public.length > 0
  const change = <T>(
    causer: Causer,
    work: (change: Change) => Promise<T>,
    changed?: (result: T) => boolean,
  ): Promise<T> =>
    content
      .change(
        (trx) => work({ trx, causer, lock, now: now(), lists, trashKeptDays: settings.trashKeptDays }),
        (result) => shows && (changed?.(result) ?? true),
      )
      .catch((error: unknown) => throwUniqueViolation(resource, error))
  return {
    list: (query, viewer, asked = query.conditions.some(isTextCondition) ? reader : db) =>
      selectRows({ asked, kind }, resource, hooks, query, viewer),
    find: (id) => selectRow(db, resource, hooks, id),
    create: async (input, causer) => {
      const made = await change(causer, (under) => create(under, resource, hooks, input))
      hooks.afterCommit?.(made)
      return made
    },
    createAll: (inputs, causer) =>
      change(causer, async (under) =>
        inOrder(await inputs(under.trx), (input) => create(under, resource, hooks, input)),
      ),
    edit: async (id, readInput, causer, check) => {
      const edited = await change(
        causer,
        (under) => edit(under, resource, hooks, id, readInput, check),
        ({ changed }) => changed,
      )
      hooks.afterCommit?.(edited.record)
      return edited
    },
    remove: async (ids, causer, check) => {
      const until = await change(causer, (under) =>
        inOrder(ids, (id) => remove(under, resource, hooks, id, check)),
      ).catch((error: unknown) => refuseReferred(db, resource, ids, error))
      return required(until.at(-1))
    },
    restore: async (ids, causer) => {
      const restored = await change(causer, (under) =>
        inOrder(ids, (id) => restore(under, resource, hooks, id)),
      )
      for (const { record } of restored) hooks.afterCommit?.(record)
      return restored
    },
  }
}

/** One transaction has one connection, which does one thing after the other. */
const inOrder = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const create = async (
  change: Change,
  resource: Resource,
  hooks: ResourceHooks,
  input: InputValues,
): Promise<Row> => {
  const { trx, causer, now } = change
  await refuseUnusable(change, resource, input, null)
  await hooks.authorize?.(trx, { action: 'create', input, old: null, causer })
  const columns = columnsOf(resource, input)
  const values = { ...columns, ...hooks.computedColumns?.(columns, null), ...stamps(resource, instant(now)) }
  const row = await fetchRow(
    table(trx).insertInto(tableOf(resource)).values(values).returning(wholeColumns(resource, hooks)),
  )
  await relateAll(trx, resource, row.id, input)
  const made = await completeRow(trx, resource, row)
  await hooks.onCreate?.(trx, made)
  await indexRecord(trx, resource, hooks, made)
  await recordChange(change, resource, made, { action: 'create', attributes: asRead(resource, input, made) })
  return made
}

const edit = async (
  change: Change,
  resource: Resource,
  hooks: ResourceHooks,
  id: number,
  readInput: (old: Row) => InputValues,
  check?: Check,
): Promise<Edited> => {
  const { trx, causer, lock } = change
  const old = await selectRow(trx, resource, hooks, id, { lock })
  const changes = differing(resource, old, readInput(old))
  // Also where another version was expected: the answer to the same change may have been lost (RFC 9110, 13.1.1).
  if (Object.keys(changes).length === 0) return { record: old, changed: false }
  await check?.(trx, old)
  await refuseUnusable(change, resource, changes, old)
  await hooks.authorize?.(trx, { action: 'edit', input: changes, old, causer })
  const columns = columnsOf(resource, changes)
  const values = { ...columns, ...hooks.computedColumns?.({ ...old, ...columns }, old) }
  const row = await updateRow(trx, resource, hooks, id, values)
  await relateAll(trx, resource, id, changes)
  const edited = row ? await completeRow(trx, resource, row) : await selectRow(trx, resource, hooks, id)
  await hooks.onEdit?.(trx, old, edited)
  await indexRecord(trx, resource, hooks, edited)
  const attributes = asRead(resource, changes, edited)
  await recordChange(change, resource, old, {
    action: 'edit',
    attributes,
    old: pick(old, Object.keys(attributes)),
  })
  return { record: edited, changed: true }
}

/** Refuses, under its field, what names something that isn't there: a record, a picture, a file or a part of the college. */
const refuseUnusable = async (
  { trx, lock, lists }: Change,
  resource: Resource,
  input: InputValues,
  old: Row | null,
): Promise<void> => {
  assertListedTags(resource, input, old, lists)
  await assertOwnMedia(trx, resource, input)
  await assertReferencesExist(trx, referencesOf(resource), input, { lock })
}

/** Writes a row's own columns and reads it as it then is, in one statement; undefined where there is nothing to write. */
const updateRow = async (
  trx: Transaction<Tables>,
  resource: Resource,
  hooks: ResourceHooks,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<Row | undefined> => {
  if (Object.keys(values).length === 0) return undefined
  return fetchRow(
    table(trx)
      .updateTable(tableOf(resource))
      .set(values)
      .where('id', '=', id)
      .returning(wholeColumns(resource, hooks)),
  )
}

/** Writes the relations that an input names. */
const relateAll = async (
  trx: Transaction<Tables>,
  resource: Resource,
  id: number,
  input: InputValues,
): Promise<void> => {
  for (const relation of relationsOf(resource))
    if (relation.input in input) await relate(trx, relation, id, input[relation.input] as number[])
}

/** The moments that the server sets when a record is made. */
const stamps = ({ fields }: { fields: Fields }, time: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => kindOf(field).storage === 'instant' && field.readOnly)
      .map(([name]) => [name, time]),
  )
