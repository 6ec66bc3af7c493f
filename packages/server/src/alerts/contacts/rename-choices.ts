import { sql } from 'kysely'
import type { DbClient } from '../../db/tables.ts'

/**
 * Renames a level or campus in stored choices: the list has a new name in the same position and no longer has the former one.
 * A name removed without a successor counts as all (audience.ts).
 */
export const renameChoices = async (
  client: DbClient,
  column: 'levels' | 'campuses',
  before: readonly string[],
  now: readonly string[],
): Promise<void> => {
  if (before.length !== now.length) return
  for (const [at, former] of before.entries()) {
    const name = now[at]
    if (name === undefined || now.includes(former) || before.includes(name)) continue
    const renamed = sql<string>`replace(${sql.ref(column)}, ${JSON.stringify(former)}, ${JSON.stringify(name)})`
    await client
      .updateTable('contacts')
      .set({ [column]: renamed })
      .where(column, 'is not', null)
      .execute()
  }
}
