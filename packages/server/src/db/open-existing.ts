import { existsSync } from 'node:fs'
import type { Settings } from '../env.ts'
import { connect } from './connect.ts'
import { isNewest } from './migrate.ts'
import { DatabaseUnusable } from './open.ts'
import type { Database } from './tables.ts'

/** Opens a database as it is: a command beside a running server makes none, and migrates none. */
export const openExisting = async (database: Settings['database']): Promise<Database> => {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new DatabaseUnusable(`There is no college in ${database.file} yet.`)
  const db = await connect(database)
  if (await isNewest(db)) return db
  await db.destroy()
  throw new DatabaseUnusable('The database is of another version than this program: start the program first.')
}
