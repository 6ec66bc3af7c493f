import { required } from '../required.ts'
import type { Resource } from '@kampana/shared/resource'
import type { Kysely } from 'kysely'
import type { DbClient } from '../db/tables.ts'

/** A row as the database has it, and what it is related to. */
export type Row = Record<string, unknown> & { id: number }
/** What people send, as the declaration reads it. */
export type InputValues = Readonly<Record<string, unknown>>
export type AnyTables = Record<string, Record<string, unknown>>

/** The database by names that come from declarations, so that its columns can't be known to the types. */
export const table = (client: DbClient) => client as unknown as Kysely<AnyTables>

/** Reads rows whose columns come from a declaration; `id` is among them. */
export const fetchRows = async (query: { execute: () => Promise<unknown[]> }): Promise<Row[]> =>
  (await query.execute()) as Row[]

/** The row that a statement gives back, which writes exactly one. */
export const fetchRow = async (query: { execute: () => Promise<unknown[]> }): Promise<Row> =>
  required((await fetchRows(query))[0])

/** The table of a resource's records: `job_openings`. */
export const tableOf = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', '_')

/** The column that holds the id of one of the resource's records: `job_opening_id`. */
export const idColumnOf = ({ singular }: Pick<Resource, 'singular'>): string =>
  `${singular.replaceAll(' ', '_')}_id`
