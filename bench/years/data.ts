import { instant } from '@kampana/engine-server/clock'
import type { Database } from '@kampana/server/db/tables'
import sharp from 'sharp'
import { createRandom, words, writeUpdates } from '../many-updates.ts'

/** Number of rows of three busy years. */
const counts = { updates: 20_000, pictures: 2_000, logs: 200_000, users: 5_000 } as const
const atOnce = 500
const aDay = 86_400_000
const first = Date.UTC(2023, 10, 1)

/** Inserts three years of updates, pictures, log entries and accounts, identical in each run. */
export const writeThreeYears = async (db: Database): Promise<void> => {
  await writeUpdates(db, counts.updates)
  await writePictures(db)
  const next = createRandom()
  const some = (most: number): string =>
    Array.from({ length: most }, () => words[next() % words.length]).join(' ')
  await inBatches(counts.users, (rows) =>
    db
      .insertInto('users')
      .values(rows.map((number) => userOf(number, some)))
      .execute(),
  )
  await inBatches(counts.logs, (rows) =>
    db
      .insertInto('logs')
      .values(rows.map((number) => logOf(number, next, some)))
      .execute(),
  )
}

const inBatches = async (count: number, write: (rows: number[]) => Promise<unknown>): Promise<void> => {
  for (let begin = 0; begin < count; begin += atOnce)
    await write(Array.from({ length: Math.min(atOnce, count - begin) }, (_, index) => begin + index))
}

/** Writes small but real pictures, in two formats. */
const writePictures = async (db: Database): Promise<void> => {
  const [width, height] = [480, 270]
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#4b83cc', noise } })
  const files = [
    { type: 'image/webp', name: `${width}x${height}.webp`, bytes: await picture.clone().webp().toBuffer() },
    {
      type: 'image/avif',
      name: `${width}x${height}.avif`,
      bytes: await picture.clone().avif({ effort: 0 }).toBuffer(),
    },
  ]
  await inBatches(counts.pictures, async (rows) => {
    const hashes = rows.map((number) => number.toString(16).padStart(32, '0'))
    const created_at = instant(new Date(first))
    await db
      .insertInto('media')
      .values(hashes.map((hash) => ({ hash, width, height, created_at })))
      .execute()
    for (const file of files)
      await db
        .insertInto('renditions')
        .values(hashes.map((hash) => Object.assign({ hash }, file)))
        .execute()
  })
}

const userOf = (number: number, some: (most: number) => string) => ({
  name: `${some(2)} ${number}`,
  username: `person-${number}`,
  email: `person-${number}@college.example`,
  password: 'none',
  is_active: 1,
  email_verified_at: instantOf(number, counts.users),
  created_at: instantOf(number, counts.users),
})

const actions = ['create', 'edit', 'edit', 'edit', 'delete', 'publish'] as const
const logOf = (number: number, next: () => number, some: (most: number) => string) => {
  const action = actions[next() % actions.length]!
  const title = `${some(4)} ${number}`
  return {
    description: `The update '${title}' was changed`,
    username: `person-${next() % counts.users}`,
    resource: 'updates',
    record_id: next() % counts.updates,
    action,
    properties: JSON.stringify({ attributes: { title }, old: { title: some(5) } }),
    created_at: instantOf(number, counts.logs),
  }
}

/** Instant of a row, distributed evenly over the years. */
const instantOf = (number: number, of: number): string =>
  instant(new Date(first + Math.floor((number / of) * 3 * 365 * aDay)))
