import type { DbClient } from '@kampana/server/db/tables'
import { expect, inject, onTestFinished, test } from 'vitest'
import { chatService, folderWithChat } from '../../support/people/chat-service.ts'
import { college, type College } from '../../support/people/college.ts'
import { collegeKey } from '../../support/people/accounts.ts'
import { familyAddresses, subscribeFamilies } from '../../support/people/families.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { told } from '../../support/people/stormy-college.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { warmServer } from '../../support/server/server.ts'

const families = familyAddresses(150)

const moments = ['after 354', 'after the dot', 'after 250'] as const
/**
 * Moments and e-mails at which a node is killed. Before a release, twenty are tested. On PostgreSQL, only the other node's
 * state differs.
 */
const kills = inject('whole')
  ? Array.from({ length: 20 }, (_kill, seed) => [moments[seed % 3]!, 5 + ((seed * 37) % 130)] as const)
  : moments.slice(0, inject('database') === 'postgres' ? 1 : 3).map((moment) => [moment, 40] as const)
/** Tested before a release, if another node can take over. */
const pauses = inject('whole') && inject('database') === 'postgres' ? ([['paused', 40]] as const) : []

test.each([...kills, ...pauses])(
  'alert killed: a node killed %s of e-mail %i, or paused, leaves no family without the alert, and duplicates are counted',
  async (moment, turn) => {
    let kill = async (): Promise<void> => undefined
    let seen = 0
    const letters: { to: string; id: string }[] = []
    const mail = await mailbox({
      onData: (stream, session, done) => {
        const isItsTurn = (seen += 1) === turn
        let raw = ''
        stream.on('data', (chunk) => {
          // Kills only once: a resumed node writes the rest of this e-mail.
          if (raw === '' && isItsTurn && (moment === 'after 354' || moment === 'paused')) void kill()
          raw += String(chunk)
        })
        stream.on('end', () => {
          const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? ''
          // Staff also receive an e-mail about a notice.
          for (const { address } of session.envelope.rcptTo)
            if (families.includes(address)) letters.push({ to: address, id })
          // The sender is dead, so no reply is needed.
          if (isItsTurn && moment === 'after the dot') void kill()
          else done()
          if (isItsTurn && moment === 'after 250') void kill()
        })
      },
    })
    // This node posts the notice. Its clock is stopped, so it never sends the alert.
    const begin = Date.now()
    const place = await college({
      settings: { MAIL_URL: mail.url },
      now: () => new Date(begin),
    })
    await subscribeFamilies(place, families)
    const [first, second] = await Promise.all([
      nodeOf(place, mail.url, '?application_name=paused'),
      nodeOf(place, mail.url),
    ])
    const node = await first.start()
    // SQLite allows one node, so the second starts after the first has ended. On PostgreSQL, both run.
    const beside = inject('database') === 'postgres' ? await second.start() : undefined
    const dead = Promise.withResolvers<void>()
    kill = async () => {
      if (moment === 'paused') {
        process.kill(node.pid, 'SIGSTOP')
        await place.database(loseConnections)
      } else await node.kill()
      dead.resolve()
    }
    await postDue(place, begin)
    await dead.promise
    const next = beside ?? (await second.start())
    onTestFinished(next.kill)
    const alert = () =>
      place.database((db) =>
        db.selectFrom('alerts').select(['status', 'taken', 'twice']).executeTakeFirstOrThrow(),
      )
    await expect.poll(async () => (await alert()).status, { timeout: 100_000, interval: 200 }).toBe('over')
    if (moment === 'paused') {
      process.kill(node.pid, 'SIGCONT')
      onTestFinished(node.kill)
      // The node replies again, and has tried to continue.
      await fetch(`${node.origin}/class-status`, { signal: AbortSignal.timeout(30_000) })
    }
    const byFamily = Map.groupBy(letters, ({ to }) => to)
    expect([...byFamily.keys()].toSorted()).toEqual(families.toSorted())
    for (const each of byFamily.values()) expect(new Set(each.map(({ id }) => id)).size).toBe(1)
    const doubtful = await place.database((db) =>
      db.selectFrom('deliveries').select('contact_id').where('twice', '=', 1).execute(),
    )
    const counted = new Set(doubtful.map(({ contact_id }) => String(contact_id)))
    const twice = [...byFamily.values()].filter(({ length }) => length > 1)
    for (const [letter] of twice) expect(counted).toContain(/-(\d+)@/.exec(letter!.id)?.[1])
    expect(counted.size).toBeLessThanOrEqual(40)
    expect(await alert()).toMatchObject({ taken: families.length, twice: counted.size })
  },
  // An e-mail without a reply fails after 30 seconds.
  150_000,
)

test('alert killed: another node repeats a channel post interrupted by a crash, under the same webhook-id', async () => {
  const service = await chatService(() => 'hang')
  const folder =
    folderWithChat(`label: Parents' chat\naddress: ${service.origin}/send\nbody: { form: { text: '{text}' } }
signature: { scheme: standard-webhooks, secret: ${'A'.repeat(32)} }\n`)
  const settings = { COLLEGE_DIR: folder, PRIVATE_CHANNELS: service.origin }
  const begin = Date.now()
  const place = await college({ settings, now: () => new Date(begin) })
  const { administrator } = place
  const [row] = (await administrator.get<{ id: number }[]>('/api/channels')).body.data
  const on = { kinds: 'notices', levels: null, is_on: 1 }
  expect((await administrator.put(`/api/channels/${row!.id}`, on)).status).toBe(200)
  const node = await (await nodeOf(place, undefined, '', settings)).start()
  const dead = Promise.withResolvers<void>()
  service.answer = () => {
    service.answer = () => ({ status: 200 })
    void node.kill().then(dead.resolve)
    return 'hang'
  }
  await postDue(place, begin)
  await dead.promise
  const next = await (await nodeOf(place, undefined, '', settings)).start()
  onTestFinished(next.kill)
  const posts = async () =>
    (await administrator.get<{ posts: unknown[] }>('/api/alerts/1')).body.data.posts as object[]
  await expect.poll(posts, { timeout: 20_000 }).toMatchObject([{ state: 'taken', problem: null }])
  expect(service.calls.map(({ headers }) => headers['webhook-id'])).toEqual(['alert-1-chat', 'alert-1-chat'])
})

/** Posts a notice whose alert is due now. */
const postDue = async ({ administrator, database }: College, begin: number): Promise<void> => {
  const [starts_at, hold_until, ends_at] = [0, 1, 6 * 60 * 60_000].map((ms) =>
    new Date(begin + ms).toISOString(),
  )
  const posted = await administrator.post('/api/class-status', { ...told, starts_at, ends_at })
  expect(posted.status).toBe(201)
  await database((db) => db.updateTable('alerts').set({ hold_until: hold_until! }).execute())
}

/** Terminates the connections of a paused node, like a pause of several minutes. */
const loseConnections = (db: DbClient) =>
  db
    .selectFrom('pg_stat_activity' as never)
    .select((eb) => eb.fn('pg_terminate_backend', [eb.ref('pid' as never)]).as('ended'))
    .where('application_name' as never, '=', 'paused' as never)
    .execute()

/** Another node of the college in a separate process, not yet started. */
const nodeOf = async (
  { settings }: College,
  url: string | undefined,
  connected = '',
  others: Readonly<Record<string, string>> = {},
) => {
  const { database, dataDir, collegeDir } = settings
  const node = await warmServer({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    COLLEGE_DIR: collegeDir,
    ...(url !== undefined && { MAIL_URL: url }),
    APP_KEY: collegeKey,
    ...others,
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url + connected }),
  })
  onTestFinished(node.discard)
  return node
}
