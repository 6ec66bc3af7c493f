import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'
import type { Dialect } from './dialect.ts'
import { postgres } from './postgres/postgres.ts'
import { sqlite } from './sqlite/sqlite.ts'

/** Dialect of a client's database. */
export const dialectOf = (client: QueryExecutorProvider): Dialect =>
  client.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite
