import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { collegeKey } from '../tests/support/people/accounts.ts'
import { familyAddresses, subscribeFamilies, subscribePhones } from '../tests/support/people/families.ts'
import type { College } from '../tests/support/people/college.ts'
import { startProduct, type Product } from '../tests/support/server/product.ts'
import type { Arrivals, Receivers } from './alert-receivers.ts'

type Db = Awaited<ReturnType<typeof openDatabase>>

/** Nodes of a college with subscribed families, a mail server and a push service. */
export interface Nodes {
  products: Product[]
  arrivals: () => Promise<Arrivals>
  /** Kills a node and starts it again. Returns the seconds until another node has taken over its work. */
  kill: (index: number) => Promise<number>
  /**
   * Counts the deliveries marked 'perhaps twice' and those of them with two e-mails. Also counts unmarked duplicates and those
   * with two Message-IDs.
   */
  findDoubles: () => Promise<{ counted: number; doubles: number; uncounted: number }>
}

interface Wanted {
  count: number
  families: number
  /** URL of PostgreSQL. */
  url?: string
}

export const withNodes = async <T>(
  { count, families, url }: Wanted,
  work: (nodes: Nodes) => Promise<T>,
): Promise<T> => {
  const receivers = fork(join(import.meta.dirname, 'alert-receivers.ts'), [String(families)])
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const products: Product[] = []
  const starting: Promise<unknown>[] = []
  try {
    const [{ mailUrl, pushOrigin, phones }] = (await once(receivers, 'message')) as [Receivers]
    const settings = {
      SEED: 'none',
      TRUST_PROXY: '127.0.0.0/8',
      DATA_DIR: dataDir,
      MAIL_URL: mailUrl,
      PUSH_SERVICES: pushOrigin,
      APP_KEY: collegeKey,
      ...(url !== undefined && { DATABASE_URL: url }),
    }
    for (let index = 0; index < count; index++) products.push(await startProduct(settings))
    const db = await openDatabase(readSettings(settings))
    const place: Pick<College, 'database'> = { database: (use) => use(db) }
    await subscribeFamilies(place, familyAddresses(families))
    await subscribePhones(place, phones)
    const arrivals = async (): Promise<Arrivals> => {
      const answer = once(receivers, 'message')
      receivers.send('')
      return ((await answer) as [Arrivals])[0]
    }
    const kill = async (index: number): Promise<number> => {
      const seconds = await killAndWait(db, products[index]!)
      starting.push(startProduct(settings).then((again) => (products[index] = again)))
      return seconds
    }
    const nodes = { products, arrivals, kill, findDoubles: () => findDoubles(db, arrivals) }
    return await work(nodes).finally(() => db.destroy())
  } finally {
    await Promise.allSettled(starting)
    await Promise.all(products.map((product) => product.stop()))
    receivers.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Kills a node like `kill -9`. Returns the seconds until the node no longer claims any work. */
const killAndWait = async (db: Db, { pid, ended }: Product): Promise<number> => {
  process.kill(pid, 'SIGKILL')
  await ended
  const begin = performance.now()
  const owners = async (): Promise<number> => {
    const rows = await db
      .selectFrom('deliveries')
      .select('owner')
      .distinct()
      .where('state', 'in', ['held', 'sending'])
      .execute()
    return rows.length
  }
  while ((await owners()) > 1) await pause(50)
  return (performance.now() - begin) / 1000
}

const findDoubles = async (db: Db, arrivals: Nodes['arrivals']) => {
  const rows = await db.selectFrom('deliveries').select('contact_id').where('twice', '=', 1).execute()
  const counted = new Set(rows.map(({ contact_id }) => String(contact_id)))
  const { mails } = await arrivals()
  const twice = mails.filter(([address, ids]) => address.endsWith('@home.example') && ids.length > 1)
  const isCounted = ([, ids]: Arrivals['mails'][number]): boolean =>
    new Set(ids).size === 1 && counted.has(/-(\d+)@/.exec(ids[0] ?? '')?.[1] ?? '')
  const doubles = twice.filter(isCounted).length
  return { counted: counted.size, doubles, uncounted: twice.length - doubles }
}
