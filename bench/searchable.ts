import type { Database } from '@kampana/server/db/tables'
import { setTimeout } from 'node:timers/promises'

/** Waits until the server has indexed the updates for search, which happens in the background. */
export const searchable = async (db: Database): Promise<void> => {
  const isFilled = async () =>
    (await db.selectFrom('search_sources').select('source').where('source', '=', 'updates').execute())
      .length > 0
  while (!(await isFilled())) await setTimeout(200)
}
