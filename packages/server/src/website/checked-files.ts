import type { CheckedDays } from '@kampana/shared/content/editing-worker'
import { createDayFormatter } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'
import type { Settings } from '../env.ts'

/** The days at the college on which files were last checked, by their paths. */
export const readCheckedFiles = async (
  db: DbClient,
  { timeZone }: Pick<Settings, 'timeZone'>,
): Promise<CheckedDays> => {
  const dayOf = createDayFormatter(timeZone)
  const rows = await db
    .selectFrom('content_reviews')
    .select(['path', 'checked_at'])
    .where('checked_at', 'is not', null)
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ path, checked_at }) =>
      checked_at === null ? [] : [[path, dayOf(new Date(checked_at))] as const],
    ),
  )
}
