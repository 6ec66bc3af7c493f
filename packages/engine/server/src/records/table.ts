import type { Resource } from '@kampana/engine-declare/resource'
import type { Kysely } from 'kysely'
import type { EngineClient } from '../db/engine-tables.ts'

/** A row, with its relations if they were read. */
export type Row = Record<string, unknown> & { id: number }
/** An input, parsed by the declaration. */
export type InputValues = Readonly<Record<string, unknown>>
export type AnyTables = Record<string, Record<string, unknown>>

/** The database for tables and columns from declarations, which the types don't know. */
export const table = (client: EngineClient) => client as unknown as Kysely<AnyTables>

/** Reads rows whose columns come from a declaration, including `id`. */
export const fetchRows = async (query: { execute: () => Promise<unknown[]> }): Promise<Row[]> =>
  (await query.execute()) as Row[]

/** Row of a statement that returns exactly one. */
export const fetchRow = async (query: { executeTakeFirstOrThrow: () => Promise<unknown> }): Promise<Row> =>
  (await query.executeTakeFirstOrThrow()) as Row

/** Table of a resource's records: `job_openings`. */
export const tableName = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', '_')

/** Column of a record's id: `job_opening_id`. */
export const idColumnName = ({ singular }: Pick<Resource, 'singular'>): string =>
  `${singular.replaceAll(' ', '_')}_id`
