import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import { createDayFormatter } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'

/** The days at the college on which staff last confirmed pages, by their addresses; those of other files by their paths. */
export const readCheckedDays = async (client: DbClient, timeZone: string): Promise<CheckedDays> => {
  const dayOf = createDayFormatter(timeZone)
  const [pages, files] = await Promise.all([
    client.selectFrom('pages').select(['address as name', 'checked_at']).execute(),
    client
      .selectFrom('former_reviews')
      .select(['path as name', 'checked_at'])
      .where('path', 'not like', 'pages/%')
      .execute(),
  ])
  return Object.fromEntries(
    [...files, ...pages].flatMap(({ name, checked_at }) =>
      name === null || checked_at === null ? [] : [[name, dayOf(new Date(checked_at))] as const],
    ),
  )
}
