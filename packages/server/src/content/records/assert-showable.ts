import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../db/tables.ts'
import { CollegeUnreadable } from '../content-store.ts'
import { readFolderRecords } from '../former-texts.ts'
import { findUnfilled } from './fill-records.ts'
import { oneTimeReader } from './create-site-records.ts'
import { readSiteRecords } from './site-records.ts'

type Reading = Pick<AppContext, 'siteContent' | 'settings'> & { db: Database }

/** True if a start fills records from the folder. */
export const isUnfilled = async (db: Database): Promise<boolean> => {
  const { empty, widened } = await findUnfilled(db)
  return empty.length + widened.length > 0
}

/**
 * Throws `CollegeUnreadable` if the site can't show the database's records, or those that a start fills from the folder. Reads
 * only.
 */
export const assertShowable = async (context: Reading): Promise<void> => {
  const { db, siteContent, settings } = context
  const { filled, empty, widened } = await findUnfilled(db)
  const today = calendarDay(settings.timeZone, new Date())
  const stored = await readSiteRecords(oneTimeReader(db, today).read, db)
  if (empty.length + widened.length === 0) return siteContent.assertShows(stored)
  if (empty.includes('pages') && filled.has('college')) await refuseOtherCollege(context)
  const { rows } = await readFolderRecords(context)
  const lacking = new Set([...empty, ...widened.map(([{ name }]) => name)])
  const whole = Object.entries(stored.records).filter(([name]) => !lacking.has(name))
  return siteContent.assertShows({ ...stored, records: { ...rows, ...Object.fromEntries(whole) } })
}

/** Rejects a start of a college without its folder, which would add the pages of another one, such as the sample. */
const refuseOtherCollege = async ({ db, siteContent, settings }: Reading): Promise<void> => {
  const { name } = await db.selectFrom('college').select('name').executeTakeFirstOrThrow()
  const { records } = await siteContent.readFolder()
  const other = records['college']?.[0]?.values['name']
  if (other !== undefined && other !== name)
    throw new CollegeUnreadable(
      `The database belongs to ${name}, but ${settings.collegeDir} to ${String(other)}. Nothing was changed. Set COLLEGE_DIR to the folder that \`kampana content export\` of 0.3.1 wrote.`,
    )
}
