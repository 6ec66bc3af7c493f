import { carriedFields } from '@kampana/shared/content/folder-records'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { createVisitorReader, type VisitorReader } from '@kampana/engine-server/records/query/visitor-records'
import type { Resource } from '@kampana/engine-declare/resource'
import type { Row } from '@kampana/engine-server/records/table'
import { showImages } from '../../media/show-images.ts'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import { readCheckedDays } from '../checked-days.ts'
import { readSiteRecords, reuseRecords } from './site-records.ts'

type Reading = Pick<AppContext, 'db' | 'cacheVersion' | 'settings' | 'now'>

const showVisitors = (
  client: DbClient,
  { fields }: Resource,
  rows: readonly Row[],
): Promise<(Row | null)[]> => showImages(client, { fields }, rows, 'visitors')

/** Fields of a record that pages show. */
const shownFields = (resource: Resource): string[] =>
  resource.inFolder ? carriedFields(resource) : Object.keys(resource.fields)

/** Reader of the records that the site's pages show. */
export const createSiteReader = ({ db, cacheVersion, settings, now }: Reading): VisitorReader =>
  createVisitorReader({
    client: db,
    cacheVersion,
    findToday: () => calendarDay(settings.timeZone, now()),
    shownFields,
    showImages: showVisitors,
  })

/** The same for one reading, in a command or a transaction. */
export const oneTimeReader = (client: DbClient, today: string): VisitorReader =>
  createVisitorReader({
    client,
    cacheVersion: { current: () => 0, lastChange: () => 0 },
    findToday: () => today,
    shownFields,
    showImages: showVisitors,
  })

/** Shows the records of the newest cache version, on the current day. Does nothing while both stay the same. */
export const createSiteRecords = (
  { db, cacheVersion, siteContent, settings, now }: Reading & Pick<AppContext, 'siteContent'>,
  { read }: VisitorReader,
): AppContext['siteRecords'] => {
  const present = () => `${cacheVersion.current()} ${calendarDay(settings.timeZone, now())}`
  let known: string | undefined
  let reading: Promise<void> | undefined
  const show = async (): Promise<void> => {
    const state = present()
    const records = reuseRecords(await readSiteRecords(read, db), siteContent.records())
    await siteContent.showRecords(records, await readCheckedDays(db, settings.timeZone))
    known = state
  }
  return () => (present() === known ? undefined : (reading ??= show().finally(() => (reading = undefined))))
}
