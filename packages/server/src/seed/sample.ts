import { required } from '../required.ts'
import { classStatus } from '@kampana/shared/resources/class-status'
import { jobOpenings } from '@kampana/shared/resources/job-openings'
import { zonedTimeToUtc } from '@kampana/shared/time/time-zone'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, dayIn, instant } from '../clock.ts'
import { sampleNotices } from '../db/sample/class-status.ts'
import { sampleOpenings } from '../db/sample/job-openings.ts'
import { sampleSlides } from '../db/sample/slides.ts'
import { sampleUpdates, sampleUpdatesFrom, type SampleUpdate } from '../db/sample/updates.ts'
import { encodeDrawing } from '../media/picture-process.ts'
import { keepPicture } from '../media/store.ts'
import type { AppContext } from '../app-context.ts'
import { table, tableOf } from '../crud/table.ts'
import { summarize } from '../resources/updates.ts'

const pictures = join(import.meta.dirname, '../db/sample/pictures')
const oneDay = 24 * 60 * 60

/** Fills the sample college: its updates, dated around today, its slides, with the pictures of both, its job openings and past storms. */
export const seedSample = async (context: AppContext): Promise<void> => {
  const { content, db, now } = context
  // A start that broke off may have come this far already; the pictures it kept are found again.
  if (await db.selectFrom('updates').select('id').limit(1).executeTakeFirst()) return
  const files = [
    ...sampleUpdates.map(({ picture }) => picture?.file),
    ...sampleSlides.map(({ file }) => file),
  ]
  const addresses = await keepPictures(context, files)
  const today = now()
  await content.change(async (trx) => {
    for (const sample of sampleUpdatesFrom(dayIn(context.settings.timeZone, today)))
      await trx
        .insertInto('updates')
        .values(rowOf(context, sample, addresses, today))
        .execute()
    for (const [index, { file, alt }] of sampleSlides.entries())
      await trx
        .insertInto('slides')
        .values({ src: required(addresses.get(file)), alt, position: index + 1, created_at: instant(today) })
        .execute()
    for (const { closesIn, body, ...opening } of sampleOpenings)
      await table(trx)
        .insertInto(tableOf(jobOpenings))
        .values({
          ...opening,
          body: JSON.stringify(body),
          closing_day: dayIn(context.settings.timeZone, after(today, closesIn * oneDay)),
          created_at: instant(today),
        })
        .execute()
    for (const { daysAgo, from, to, ...notice } of sampleNotices) {
      const day = dayIn(context.settings.timeZone, after(today, -daysAgo * oneDay))
      const at = (time: string) =>
        instant(new Date(zonedTimeToUtc(`${day}T${time}`, context.settings.timeZone)))
      await table(trx)
        .insertInto(tableOf(classStatus))
        .values({ ...notice, starts_at: at(from), ends_at: at(to), created_at: at(from) })
        .execute()
    }
  })
}

const keepPictures = async (
  context: AppContext,
  files: readonly (string | undefined)[],
): Promise<Map<string, string>> => {
  const addresses = new Map<string, string>()
  const waiting = [...new Set(files.filter((name) => name !== undefined))]
  const keepNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const svg = await readFile(join(pictures, file))
      addresses.set(file, (await keepPicture(context, svg, () => encodeDrawing(svg))).link)
    }
  }
  // One encoder uses one core.
  await Promise.all([keepNext(), keepNext()])
  return addresses
}

const rowOf = (
  { settings }: AppContext,
  sample: SampleUpdate,
  addresses: Map<string, string>,
  today: Date,
) => {
  const day = (offset: number | undefined): string | null =>
    offset === undefined ? null : dayIn(settings.timeZone, after(today, offset * oneDay))
  const updates = JSON.stringify(
    sample.body(sample.picture ? required(addresses.get(sample.picture.file)) : null),
  )
  const posted = instant(after(today, -sample.postedDaysAgo * oneDay))
  const { title, subtitle, category } = sample
  return {
    title,
    subtitle,
    category,
    from: day(sample.from),
    to: day(sample.to ?? sample.from),
    updates,
    ...summarize({ updates }),
    created_at: posted,
    posted_at: posted,
  }
}
