import type { Resource } from '@kampana/shared/resource'
import type { Kysely } from 'kysely'
import type { EngineClient } from '../db/engine-tables.ts'

/** A row, with its relations once they are read. */
export type Row = Record<string, unknown> & { id: number }
/** An input, parsed by the declaration. */
export type InputValues = Readonly<Record<string, unknown>>
export type AnyTables = Record<string, Record<string, unknown>>

/** The database for tables and columns that come from declarations, which the types can't know. */
export const table = (client: EngineClient) => client as unknown as Kysely<AnyTables>

/** Reads rows whose columns come from a declaration; `id` is among them. */
export const fetchRows = async (query: { execute: () => Promise<unknown[]> }): Promise<Row[]> =>
  (await query.execute()) as Row[]

/** The row of a statement that returns exactly one. */
export const fetchRow = async (query: { executeTakeFirstOrThrow: () => Promise<unknown> }): Promise<Row> =>
  (await query.executeTakeFirstOrThrow()) as Row

/** The table of a resource's records: `job_openings`. */
export const tableName = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', '_')

/** The column that holds the id of one of the resource's records: `job_opening_id`. */
export const idColumnName = ({ singular }: Pick<Resource, 'singular'>): string =>
  `${singular.replaceAll(' ', '_')}_id`
