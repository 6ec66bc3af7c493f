import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'
import type { Dialect } from './dialect.ts'
import { postgres } from './postgres/postgres.ts'
import { sqlite } from './sqlite/sqlite.ts'

/** The dialect of the database to which a client leads. */
export const dialectOf = (client: QueryExecutorProvider): Dialect =>
  client.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite
