import { Kysely, SqliteAdapter, SqliteDialect, type LogConfig } from 'kysely'
import { dirname } from 'node:path'
import { makeFolder } from '../../../folder.ts'
import type { EngineTables } from '../../engine-tables.ts'
import { openFile } from './file.ts'
import { QueryCompiler } from './query-compiler.ts'

/** Opens a database file without running a query. */
export const openSqlite = (file: string, log: LogConfig | undefined): Kysely<EngineTables> => {
  if (file !== ':memory:') makeFolder(dirname(file))
  return new Kysely<EngineTables>({
    dialect: new TransactionalSqlite({ database: openFile(file) }),
    ...(log && { log }),
  })
}

/** Enables transactional DDL, which SQLite supports (sqlite.org/lang_transaction.html) and kysely's dialect doesn't use. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
  }

  override createQueryCompiler(): QueryCompiler {
    return new QueryCompiler()
  }
}
