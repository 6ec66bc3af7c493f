import type { Settings } from '../env.ts'
import { histories } from './histories.ts'
import { openMigrated, openUnmigrated, type OpenOptions } from '@kampana/engine-server/db/open-migrated'
import type { Database } from './tables.ts'

type DatabaseOfCollege = Pick<Settings, 'database' | 'collegeDir'>

/** Opens the database and runs pending migrations. Throws `DatabaseUnusable`, or whatever the check throws. */
export const openDatabase = async (
  { database, collegeDir }: DatabaseOfCollege,
  options?: OpenOptions,
): Promise<Database> => openMigrated(database, histories(collegeDir), options)

/** Opens an existing, migrated database for a command beside a running server. `advice` ends the error's sentence. */
export const openExisting = async (
  { database, collegeDir }: DatabaseOfCollege,
  advice = 'Start the server once, then run the command again',
): Promise<Database> => openUnmigrated(database, histories(collegeDir), advice)
