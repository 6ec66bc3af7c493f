import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { foundation } from './migrations/0001-foundation.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { messages } from './migrations/0003-messages.ts'
import { trash } from './migrations/0004-trash.ts'
import { drafts } from './migrations/0005-drafts.ts'
import { schemaFor, type Schema } from './schema-builder.ts'
import type { Tables } from './tables.ts'

/** The database's history, in order. A name is never changed and an entry never edited once it has been released. */
const history: Readonly<Record<string, (schema: Schema) => Promise<void>>> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-messages': messages,
  '0004-trash': trash,
  '0005-drafts': drafts,
}

/** Brings the database to the newest shape, all or nothing; nodes that start together take turns. */
export const migrate = async (db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void> => {
  const migrations = Object.fromEntries(
    Object.entries(history).map(([name, up]): [string, Migration] => [
      name,
      { up: (trx: Kysely<Tables>) => up(schemaFor(trx, kind)) },
    ]),
  )
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  if (error) throw error
}
