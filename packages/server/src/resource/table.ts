import type { Kysely } from 'kysely'
import type { Asked } from '../db/tables.ts'

/** A row as the database has it, and what it is related to. */
export type Row = Record<string, unknown> & { id: number }
/** What people send, as the declaration reads it. */
export type Input = Readonly<Record<string, unknown>>
export type AnyTables = Record<string, Record<string, unknown>>

/** The database by names that come from declarations, so that its columns can't be known to the types. */
export const table = (asked: Asked) => asked as unknown as Kysely<AnyTables>
