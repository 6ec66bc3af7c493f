import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { isOutsideFolder } from '@kampana/engine-server/records/addresses/declared-address'
import { redirecting } from '@kampana/engine-server/records/addresses/redirects'
import { findRendition } from '../media/store.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { openExisting } from '../db/open.ts'
import { missingFile } from '@kampana/engine-server/db/open-migrated'
import type { DbClient } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { readCheckedDays } from './checked-days.ts'
import { readLiveRecords } from './records/stored-records.ts'

/** The database's part of the website, for an export. */
export interface PublishedSite {
  /** Public records, in place of the folder's files. */
  records: ShownRecords
  /** Days on which pages were last reviewed (`readCheckedDays`). */
  checked: CheckedDays
  /** Current addresses of moved pages, by former address. */
  formerPaths: Readonly<Record<string, string>>
  /** Uploaded images at the given addresses: `/media/{hash}/{name}`. */
  pictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** Opens the published content while `work` runs; empty if there is no database yet. */
export const withPublishedSite = async <T>(
  settings: Settings,
  work: (published: PublishedSite) => Promise<T>,
): Promise<T> => {
  if (missingFile(settings.database) !== undefined) return work(unedited)
  const db = await openExisting(settings)
  return readPublishedSite(db, settings)
    .then(work)
    .finally(() => db.destroy())
}

const unedited: PublishedSite = { records: {}, checked: {}, formerPaths: {}, pictures: async () => new Map() }

const readPublishedSite = async (db: DbClient, { timeZone }: Settings): Promise<PublishedSite> => {
  const moved = await db.selectFrom('redirects').select(['path', 'target']).execute()
  return {
    records: await readLiveRecords(db, calendarDay(timeZone, new Date())),
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
