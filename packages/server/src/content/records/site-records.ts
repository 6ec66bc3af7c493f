import { localDay } from '../../clock.ts'
import type { AppContext } from '../../app-context.ts'
import { readCheckedDays } from '../checked-days.ts'
import { createRecordReader } from './record-reader.ts'

/** Lets the site show the records as they are at the newest content version and today. */
export const createSiteRecords = ({
  db,
  content,
  siteContent,
  settings,
  now,
}: Pick<AppContext, 'db' | 'content' | 'siteContent' | 'settings' | 'now'>): (() => Promise<void>) => {
  const readRecords = createRecordReader()
  let known: string | undefined
  let reading: Promise<void> | undefined
  const stateNow = (): { today: string; state: string } => {
    const today = localDay(settings.timeZone, now())
    return { today, state: `${content.current()} ${today}` }
  }
  const read = async (): Promise<void> => {
    const { today, state } = stateNow()
    await siteContent.showRecords(await readRecords(db, today), await readCheckedDays(db, settings.timeZone))
    known = state
  }
  return async () => {
    if (known === stateNow().state) return
    reading ??= read().finally(() => (reading = undefined))
    await reading
  }
}
