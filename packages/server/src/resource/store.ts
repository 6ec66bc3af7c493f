import { messages } from '@kampana/shared/messages'
import type { Fields, Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import { brokenUnique } from '../db/failure.ts'
import type { Tables } from '../db/tables.ts'
import { invalid } from '../error.ts'
import type { Parts } from '../parts.ts'
import { recordActivity, type Activity, type Causer } from './activity.ts'
import type { Difference } from './difference.ts'
import type { ParsedQuery } from './list-query.ts'
import { selectRow, selectRows, table, type Row } from './select.ts'

/** What can be done to the records of one resource. Every change writes its log entry in the same transaction. */
export interface Store {
  list: (query: ParsedQuery) => Promise<{ rows: Row[]; total: number }>
  find: (id: number) => Promise<Row>
  create: (input: Input, causer: Causer) => Promise<Row>
  /** Answers the record, and whether anything changed. */
  edit: (id: number, input: Input, causer: Causer) => Promise<{ record: Row; changed: boolean }>
  remove: (id: number, causer: Causer) => Promise<Row>
}
export type Input = Readonly<Record<string, unknown>>

/** The store of a declared resource, on the table of its name. */
export const storeOf = (
  resource: Resource,
  { db, content, now, settings }: Parts,
  difference: Difference = {},
): Store => {
  const { derive = () => ({}), onEdit, onCreate } = difference
  /** Two who change one record take turns; SQLite's writers do so in any case. */
  const lock = settings.database.kind === 'postgres'
  const change = <T>(work: (trx: Transaction<Tables>) => Promise<T>, changed?: (result: T) => boolean) =>
    content.change(work, changed).catch((error: unknown) => refuseTwins(resource, error))
  const record = (
    trx: Transaction<Tables>,
    activity: Omit<Activity, 'resource' | 'title' | 'now'>,
    row: Row,
  ) => recordActivity(trx, { ...activity, resource, title: String(row[resource.title]), now: now() })

  return {
    list: (query) => selectRows(db, resource, difference, query),
    find: (id) => selectRow(db, resource, id),

    create: (input, causer) =>
      change(async (trx) => {
        const row = { ...input, ...derive(input), ...stamps(resource, instant(now())) }
        const made = (await table(trx)
          .insertInto(resource.name)
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow()) as Row
        await onCreate?.(trx, made)
        await record(trx, { causer, action: 'create', id: made.id, attributes: input }, made)
        return made
      }),

    edit: (id, input, causer) =>
      change(
        async (trx) => {
          const old = await selectRow(trx, resource, id, { lock })
          const attributes = differing(old, input)
          if (Object.keys(attributes).length === 0) return { record: old, changed: false }
          const row = { ...attributes, ...derive({ ...old, ...attributes }) }
          const edited = (await table(trx)
            .updateTable(resource.name)
            .set(row)
            .where('id', '=', id)
            .returningAll()
            .executeTakeFirstOrThrow()) as Row
          await onEdit?.(trx, old, edited)
          await record(
            trx,
            { causer, action: 'edit', id, attributes, old: pick(old, Object.keys(attributes)) },
            old,
          )
          return { record: edited, changed: true }
        },
        ({ changed }) => changed,
      ),

    remove: (id, causer) =>
      change(async (trx) => {
        const old = await selectRow(trx, resource, id, { lock })
        await table(trx).deleteFrom(resource.name).where('id', '=', id).execute()
        await record(trx, { causer, action: 'delete', id, old: pick(old, Object.keys(resource.fields)) }, old)
        return old
      }),
  }
}

const pick = (row: Input, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]))
const differing = (old: Row, input: Input): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => old[name] !== value))
/** The moments that the server sets when a record is made. */
const stamps = ({ fields }: { fields: Fields }, time: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'moment' && field.readOnly)
      .map(([name]) => [name, time]),
  )

/** A broken uniqueness is the person's to mend: told under the field that people change for it, the last of the set. */
const refuseTwins = (resource: Resource, error: unknown): never => {
  const twins = brokenUnique(error)
  const declared =
    twins &&
    resource.unique.find((set) => set.length === twins.length && set.every((name) => twins.includes(name)))
  if (!declared) throw error
  const field = declared.at(-1)!
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}
