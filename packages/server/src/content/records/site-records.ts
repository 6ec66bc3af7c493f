import { localDay } from '../../clock.ts'
import type { AppContext } from '../../app-context.ts'
import { readCheckedDays } from '../checked-days.ts'
import { readRecords } from './stored-records.ts'

/** Lets the site show the records that are in place of the folder's files, as they are at the newest content version and today. */
export const createSiteRecords = ({
  db,
  content,
  siteContent,
  settings,
  now,
  log,
}: Pick<
  AppContext,
  'db' | 'content' | 'siteContent' | 'settings' | 'now' | 'log'
>): (() => Promise<void>) => {
  let known: string | undefined
  let reading: Promise<void> | undefined
  const stateNow = (): { today: string; state: string } => {
    const today = localDay(settings.timeZone, now())
    return { today, state: `${content.current()} ${today}` }
  }
  const read = async (): Promise<void> => {
    const { today, state } = stateNow()
    const before = siteContent.faults()
    await siteContent.showRecords(await readRecords(db, today), await readCheckedDays(db, settings.timeZone))
    known = state
    const faults = siteContent.faults()
    if (faults !== undefined && faults !== before)
      log().error({ faults: faults.split('\n') }, 'what was published has faults')
  }
  return async () => {
    if (known === stateNow().state) return
    reading ??= read().finally(() => (reading = undefined))
    await reading
  }
}
