import { buildApp } from '@kampana/server/app'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../tests/support/people/accounts.ts'
import { personAt, type Person } from '../tests/support/people/person.ts'
import { startPostgres } from '../tests/support/server/postgres.ts'
import { quantile } from './home.ts'
import { writeUpdates } from './many-updates.ts'
import type { Finding } from './report.ts'
import { vacuum } from './vacuum.ts'

const most = 5
const warmUp = 5
const times = 20

/**
 * Measures the API's time for pages of ten thousand updates with their count, on both databases: sorted by every column, the
 * last page, filtered and searched. The baseline is a list of ten rows by id.
 */
export const listOfTenThousand = async (): Promise<Finding[]> => {
  const postgres = await startPostgres()
  try {
    return [...(await measure('SQLite', undefined)), ...(await measure('PostgreSQL', postgres.url))]
  } finally {
    postgres.stop()
  }
}

const measure = async (name: string, databaseUrl: string | undefined): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: administrator.password,
  })
  const app = await buildApp(settings)
  try {
    const db = await openDatabase(settings)
    await writeUpdates(db, 10_000).finally(() => db.destroy())
    if (databaseUrl !== undefined) await vacuum(databaseUrl)
    const person = personAt(app)
    await person.post('/login', administrator)
    const floor = await timesOf(person, { filter: { id: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } })
    const findings: Finding[] = []
    for (const [what, calls] of Object.entries(groups))
      findings.push(await findingOf(`${name}, ${what}`, person, calls, middle(floor)))
    return findings
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Query {
  sort?: readonly [string, 'ASC' | 'DESC']
  range?: readonly [number, number]
  filter?: Readonly<Record<string, unknown>>
}

const columns = ['title', 'subtitle', 'category', 'from', 'to', 'posted_at', 'status', 'created_at', 'id']
const sorts = columns.flatMap((column) => [[column, 'ASC'] as const, [column, 'DESC'] as const])
const firstPage = [0, 9] as const
const lastPage = [9990, 9999] as const

const groups: Readonly<Record<string, readonly Query[]>> = {
  'first page by each column': sorts.map((sort) => ({ sort, range: firstPage })),
  'last page by each column': sorts.map((sort) => ({ sort, range: lastPage })),
  filtered: [
    { filter: { category: 'news-and-events' }, range: [3000, 3009] },
    { filter: { status: 'published', category: ['announcements', 'news-and-events'] }, range: firstPage },
    { filter: { title_q: 'fiesta' }, range: firstPage },
    { filter: { subtitle_empty: 1 }, range: firstPage },
    { filter: { to_gte: '2020-01-01', to_lt: '2021-01-01' }, sort: ['to', 'ASC'], range: firstPage },
    { filter: { created_at_gte: '2020-01-01T00:00:00.000Z' }, sort: ['title', 'ASC'], range: firstPage },
  ],
  searched: ['fiesta', 'peñafrancia', '9999', 'no such words'].map((q) => ({
    filter: { q },
    sort: ['created_at', 'DESC'] as const,
    range: firstPage,
  })),
}

const findingOf = async (
  what: string,
  person: Person,
  calls: readonly Query[],
  floor: number,
): Promise<Finding> => {
  const all: { call: Query; taken: number[] }[] = []
  for (const call of calls) all.push({ call, taken: await timesOf(person, call) })
  const slowest = all.toSorted((a, b) => middle(b.taken) - middle(a.taken))[0]!
  const ratio = middle(slowest.taken) / floor
  return {
    what: `10,000 updates on ${what}, beside ten rows by id`,
    measured: `at most ${ratio.toFixed(1)} : 1 (${JSON.stringify(slowest.call.sort ?? slowest.call.filter)}), ${middle(slowest.taken).toFixed(1)} ms`,
    goal: `≤ ${most} : 1`,
    met: ratio <= most,
  }
}

/** Milliseconds of each request. */
const timesOf = async (person: Person, query: Query): Promise<number[]> => {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
  ).toString()
  const taken: number[] = []
  for (let time = -warmUp; time < times; time++) {
    const begun = performance.now()
    const { status, text } = await person.get(`/api/updates?${search}`)
    if (status !== 200) throw new Error(`A list returned ${status}: ${text}`)
    if (time >= 0) taken.push(performance.now() - begun)
  }
  return taken
}

const middle = (taken: readonly number[]): number => quantile(taken, 0.5)
