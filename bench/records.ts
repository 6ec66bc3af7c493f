import SQLite from 'better-sqlite3'
import { join } from 'node:path'
import { compareRates } from './beside.ts'
import { announcement, signIn } from './editor.ts'
import { startFloor } from './floor.ts'
import type { Calls } from './load.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

const listOfTen = `/api/updates?${new URLSearchParams({
  range: '[0,9]',
  include: 'updates',
  sort: '["posted_at","DESC"]',
})}`

/** Compares the API with bare Fastify and better-sqlite3 with the same queries on a copy of the database. */
export const records = async ({ origin, dataDir }: Measured): Promise<Finding[]> => {
  const copy = join(dataDir, 'copy.sqlite')
  const database = new SQLite(join(dataDir, 'kampana.sqlite'), { readonly: true })
  await database.backup(copy).finally(() => database.close())
  const floor = await startFloor('bare-database.ts', [copy])
  const creating = { method: 'POST', body: JSON.stringify(announcement('News [<id>]')) } as const
  const json = { 'content-type': 'application/json' }
  const signedIn = { ...json, ...(await signIn(origin)).headers() }
  const compare = (
    what: string,
    least: number | undefined,
    product: Calls,
    bare: Calls,
  ): Promise<Finding> => {
    return compareRates({
      what: `${what}, beside bare Fastify and better-sqlite3`,
      product,
      floor: bare,
      least,
    })
  }
  try {
    return [
      await compare(
        'A list of ten with bodies',
        1.3,
        { url: origin + listOfTen },
        { url: `${floor.origin}/api/updates` },
      ),
      await compare(
        "The specification's page of ten",
        1,
        { url: `${origin}/api/updates/paginated` },
        { url: `${floor.origin}/api/updates` },
      ),
      await compare(
        'One record',
        0.8,
        { url: `${origin}/api/updates/3` },
        { url: `${floor.origin}/api/updates/3` },
      ),
      // Signed-in people bypass the cache: this measures the queries, including the session's.
      await compare(
        'Signed in, a list of ten with bodies',
        undefined,
        { url: origin + listOfTen, headers: signedIn },
        { url: `${floor.origin}/api/updates` },
      ),
      await compare(
        'Signed in, one record',
        undefined,
        { url: `${origin}/api/updates/3`, headers: signedIn },
        { url: `${floor.origin}/api/updates/3` },
      ),
      await compare(
        'Signed in, a new record with its log entry',
        0.15,
        { url: `${origin}/api/updates`, headers: signedIn, ...creating },
        { url: `${floor.origin}/api/updates`, headers: json, ...creating },
      ),
    ]
  } finally {
    floor.stop()
  }
}
