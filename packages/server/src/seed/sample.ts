import { positionAt } from '@kampana/engine-declare/lists/position-between'
import { required } from '@kampana/engine-server/required'
import { classStatus } from '@kampana/shared/resources/class-status'
import { jobOpenings } from '@kampana/shared/resources/job-openings'
import { calendarDay, zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, instant } from '@kampana/engine-server/clock'
import { encodeDrawing } from '../media/picture-process.ts'
import { storeUploadedPicture } from '../media/store.ts'
import type { AppContext } from '../app-context.ts'
import { table, tableName } from '@kampana/engine-server/records/table'
import { summarize } from '../resources/updates.ts'
import { pages } from '@kampana/shared/resources/pages'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { readSample, sampleBody } from './read-sample.ts'

const oneDay = 24 * 60 * 60

/** Fills an empty database with the college's samples, dated relative to today or to the academic calendar. */
export const seedSample = async (context: AppContext): Promise<void> => {
  const { cacheVersion, db, now, settings } = context
  // An interrupted start may have seeded the database already. Its pictures are content-addressed, so they aren't stored
  // twice.
  if (await db.selectFrom('updates').select('id').limit(1).executeTakeFirst()) return
  const today = now()
  const { folder, updates, openings, slides, notices, checks } = readSample(
    settings.collegeDir,
    calendarDay(settings.timeZone, today),
  )
  const addresses = await keepPictures(context, folder, [
    ...updates.flatMap(({ pictures }) => pictures),
    ...slides.map(({ picture }) => picture),
  ])
  const findAddress = (picture: string): string => required(addresses.get(picture))
  const created_at = instant(today)
  const moment = (days: number): Date => after(today, days * oneDay)
  const day = (days: number): string => calendarDay(settings.timeZone, moment(days))
  await cacheVersion.change(async (trx) => {
    for (const { posted, from, to: last = from, text, pictures: _, ...update } of updates) {
      const body = { updates: JSON.stringify(sampleBody(text, addresses)) }
      const posted_at = instant(moment(posted))
      const days = { from: from === undefined ? null : day(from), to: last === undefined ? null : day(last) }
      await trx
        .insertInto('updates')
        .values({ ...update, ...days, ...body, ...summarize(body), created_at: posted_at, posted_at })
        .execute()
    }
    for (const [index, { picture, ...slide }] of slides.entries())
      await trx
        .insertInto('slides')
        .values({ ...slide, src: findAddress(picture), sort_position: positionAt(index), created_at })
        .execute()
    for (const { closes, text, pictures: _, ...opening } of openings)
      await table(trx)
        .insertInto(tableName(jobOpenings))
        .values({
          ...opening,
          body: JSON.stringify(sampleBody(text, addresses)),
          closing_day: day(closes),
          created_at,
        })
        .execute()
    for (const { day: days, from, to, ...notice } of notices) {
      const at = (time: string) =>
        instant(new Date(zonedTimeToUtc(`${day(days)}T${time}`, settings.timeZone)))
      await table(trx)
        .insertInto(tableName(classStatus))
        .values({ ...notice, starts_at: at(from), ends_at: at(to), created_at: at(from) })
        .execute()
    }
    for (const { by, day: days, pages } of checks)
      await confirmPages(trx, pages, { by, created_at, checked_at: instant(moment(days)) })
  })
}

const keepPictures = async (
  context: AppContext,
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> => {
  const addresses = new Map<string, string>()
  const queue = [...new Set(files)]
  const keepNext = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const svg = await readFile(join(folder, file))
      addresses.set(file, (await storeUploadedPicture(context, svg, null, () => encodeDrawing(svg))).link)
    }
  }
  // Two in parallel, since an encoder uses one core.
  await Promise.all([keepNext(), keepNext()])
  return addresses
}

interface Confirmation {
  /** The role that owns the pages; created here. */
  by: string
  created_at: string
  checked_at: string
}

/** Marks the pages at these addresses as reviewed by a role that can edit them. */
const confirmPages = async (
  trx: Transaction<Tables>,
  addresses: readonly string[],
  { by, created_at, checked_at }: Confirmation,
): Promise<void> => {
  const { id } = await trx
    .insertInto('roles')
    .values({ description: by, is_administrator: 0, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('role_permissions')
    .columns(['role_id', 'permission_id'])
    .expression((eb) =>
      eb
        .selectFrom('permissions')
        .select((each) => [each.val(id).as('role_id'), 'id as permission_id'])
        .where('name', '=', 'edit content'),
    )
    .execute()
  await table(trx)
    .updateTable(tableName(pages))
    .set({ owner_id: id, checked_at })
    .where('address', 'in', addresses)
    .execute()
}
