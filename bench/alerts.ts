import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { setTimeout as pause } from 'node:timers/promises'
import { administrator } from '../tests/support/people/accounts.ts'
import { familiesKey, familyAddresses, subscribeFamilies } from '../tests/support/people/families.ts'
import { mailServer } from '../tests/support/people/mailbox.ts'
import { withProduct, type Measured } from './measured.ts'
import type { Finding } from './report.ts'

const families = 5000
const most = 70
/** How long the mail server waits before each of its replies, in milliseconds. */
const delay = 50
/** For so many seconds a notice can be taken back; nothing leaves before. */
const held = 15

/** How long it takes from the first letter of a class notice to the last, on one node with SQLite. */
export const sendingAlerts = async (): Promise<Finding[]> => {
  const addresses = new Set<string>()
  const slowly = (done: () => void): void => void setTimeout(done, delay)
  const mail = await mailServer({
    onMailFrom: (_address, _session, done) => slowly(done),
    onRcptTo: (_address, _session, done) => slowly(done),
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) addresses.add(address)
        slowly(done)
      })
    },
  })
  try {
    return await withProduct((product) => measure(product, addresses), {
      SEED: 'none',
      MAIL_URL: mail.url,
      APP_KEY: familiesKey,
    })
  } finally {
    await mail.close()
  }
}

const measure = async ({ origin, dataDir }: Measured, addresses: Set<string>): Promise<Finding[]> => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const wanted = familyAddresses(families)
  await subscribeFamilies(
    {
      database: async (work) => {
        const db = await openDatabase(settings)
        return work(db).finally(() => db.destroy())
      },
    },
    wanted,
  )
  const call = await signedIn(origin)
  const begin = performance.now()
  await call('/api/class-status', {
    status: 'suspended',
    levels: null,
    campuses: null,
    reason: 'Storm',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 6 * 60 * 60 * 1000).toISOString(),
    tell_families: 1,
  })
  const isDone = () => wanted.every((address) => addresses.has(address))
  while (!isDone() && performance.now() - begin < 4 * most * 1000) await pause(200)
  const seconds = (performance.now() - begin) / 1000 - held
  return [
    {
      what: `${families} letters of a class notice, one node on SQLite, a mail server that waits ${delay} ms before each reply`,
      measured: isDone() ? `${seconds.toFixed(0)} s` : `${addresses.size} letters in ${seconds.toFixed(0)} s`,
      goal: `≤ ${most} s`,
      met: isDone() && seconds <= most,
    },
  ]
}

/** Signs the administrator in. Returns how a call is made. */
const signedIn = async (origin: string) => {
  const cookies = new Map<string, string>()
  const keep = (answer: Response): Response => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1).join().split('=')
      cookies.set(name, value)
    }
    return answer
  }
  keep(await fetch(`${origin}/sanctum/csrf-cookie`))
  const call = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(
          [...cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? '',
        ),
      },
      body: JSON.stringify(body),
    })
    if (!keep(answer).ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await call('/login', { username: administrator.username, password: administrator.password })
  return call
}
