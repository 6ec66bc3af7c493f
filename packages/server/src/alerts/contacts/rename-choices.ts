import { sql } from 'kysely'
import type { DbClient } from '../../db/tables.ts'

/**
 * Takes choices of a level or campus along that is called otherwise now: at its place in the list a new name stands, and the former one
 * nowhere. A name that went without another counts as all (audience.ts).
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
