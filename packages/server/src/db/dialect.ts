import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Which database a client leads to, for SQL that the two don't share. */
export const databaseKind = (client: QueryExecutorProvider): DatabaseKind =>
  client.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
