import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { FolderRecords } from '@kampana/shared/content/folder-records'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import { isOutsideFolder } from '@kampana/engine-server/records/addresses/declared-address'
import { redirecting } from '@kampana/engine-server/records/addresses/redirects'
import { findRendition } from '../media/store.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { builtFrontEnds } from '../front-ends.ts'
import { openDatabase, openExisting } from '../db/open.ts'
import { missingFile } from '@kampana/engine-server/db/open-migrated'
import type { Database, DbClient } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { readCheckedDays } from './checked-days.ts'
import { oneTimeReader } from './records/create-site-records.ts'
import { readSiteRecords } from './records/site-records.ts'
import { writeRecord } from './records/write-record.ts'

/** The database's part of the website, for an export. */
export interface PublishedSite {
  /** Records that visitors see. */
  records: SiteRecords
  /** Days on which pages were last reviewed (`readCheckedDays`). */
  checked: CheckedDays
  /** Current addresses of moved pages, by former address. */
  formerPaths: Readonly<Record<string, string>>
  /** Uploaded images at the given addresses: `/media/{hash}/{name}`. */
  pictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/**
 * Opens the published content while `work` runs. Without a database, imports the college's folder into one in memory. Throws
 * an error that lists the folder's problems.
 */
export const withPublishedSite = async <T>(
  settings: Settings,
  work: (published: PublishedSite) => Promise<T>,
): Promise<T> => {
  const db = await openPublished(settings)
  return readPublishedSite(db, settings)
    .then(work)
    .finally(() => db.destroy())
}

const openPublished = async (settings: Settings): Promise<Database> => {
  if (missingFile(settings.database) === undefined) return openExisting(settings)
  const { readFolder } = await builtFrontEnds.loadSite(settings)
  return openInMemory(settings, (await readFolder(settings.collegeDir)).records)
}

/** A database in memory with the records of a folder. */
export const openInMemory = async (settings: Settings, records: FolderRecords): Promise<Database> => {
  const { timeZone, trashRetainedDays } = settings
  const db = await openDatabase(settings, { isTrial: true })
  await db.transaction().execute(async (trx) => {
    const importing = { trx, now: new Date(), timeZone, trashRetainedDays }
    for (const [name, own] of Object.entries(records)) {
      const resource = findResource(name)
      const blank = resource.singleton ? { id: 1, values: {}, samples: [] } : undefined
      for (const record of own) await writeRecord(importing, resource, record, blank)
    }
  })
  return db
}

const readPublishedSite = async (db: DbClient, { timeZone }: Settings): Promise<PublishedSite> => {
  const moved = await db.selectFrom('redirects').select(['path', 'target']).execute()
  return {
    records: await readSiteRecords(oneTimeReader(db, calendarDay(timeZone, new Date())).read, db),
    checked: await readCheckedDays(db, timeZone),
    formerPaths: Object.fromEntries(
      moved.filter((row) => !isOutsideFolder(redirecting(), row)).map(({ path, target }) => [path, target]),
    ),
    pictures: async (addresses) => {
      const found = await Promise.all(
        addresses.map(async (address) => {
          const [, , hash = '', name = ''] = address.split('/')
          const row = await findRendition(db, hash, name)
          return row ? [[address, row.bytes] as const] : []
        }),
      )
      return new Map(found.flat())
    },
  }
}
