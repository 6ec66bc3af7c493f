import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import type { ReleaseDetail, RecordDraft } from '@kampana/engine-declare/api/releases'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { administratorAt, callerOf, type Caller } from '../../support/people/caller.ts'
import { approvalOf } from '../../support/people/drafts.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { warmServer } from '../../support/server/server.ts'

const rounds = 3
/** Milliseconds. A publication takes about 150, and the work after it half a second. */
const longestLife = 200
/** Updates that bring a release to 40 records. */
const notices = Array.from({ length: 36 }, (_, at) => at)
const titleOf = (at: number, round: number): string => `Notice ${at} of tidemark${round}`

const address = (round: number): string => `/about-us/${round === 0 ? 'history' : `round-${round}`}`
const words = (round: number): string => `The bell rang tidemark${round}.`

const read = async <T>(caller: Caller, path: string): Promise<T> =>
  JSON.parse((await caller.get(path)).body).data
const idAt = async (caller: Caller, at: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ address: at }))
  const [page] = await read<{ id: number }[]>(caller, `/api/pages?filter=${filter}`)
  if (!page) throw new Error(`No page has the address ${at}.`)
  return page.id
}

/** Drafts 40 records in one release: a page with a new address and text, another page, two single records, and updates. */
const draft = async (caller: Caller, from: number, round: number): Promise<number> => {
  const [moved, other] = [await idAt(caller, address(from)), await idAt(caller, '/admission')]
  const body = bodyOf(words(round))
  const drafts: [path: string, values: object][] = [
    [`/api/pages/${moved}`, { address: address(round), body }],
    [`/api/pages/${other}`, { body }],
    ['/api/contact', { form_text: words(round) }],
    ['/api/home', { president_heading: words(round) }],
  ]
  for (const { id, title } of await read<Notice[]>(caller, listed))
    drafts.push([`/api/updates/${id}`, { title: titleOf(Number(/\d+/.exec(title)?.[0]), round) }])
  let change_id: number | undefined
  for (const [path, values] of drafts) {
    const input = { values, ...(change_id !== undefined && { change_id }) }
    const kept = await caller.send('PUT', `${path}/draft`, input, { 'if-none-match': '*' })
    expect(kept).toMatchObject({ status: 200 })
    change_id = (JSON.parse(kept.body) as { data: RecordDraft }).data.change.id
  }
  return change_id!
}

interface Notice {
  id: number
  title: string
}
const listed = '/api/updates?range=[0,99]'

const publishNotices = async (caller: Caller): Promise<void> => {
  const common = { category: 'announcements', updates: bodyOf('Come.') }
  for (const at of notices)
    expect(await caller.send('POST', '/api/updates', { ...common, title: titleOf(at, 0) })).toMatchObject({
      status: 201,
    })
}

/** The round that a server shows, after checking that all its content belongs to that round. */
const findRound = async (origin: string, last: number): Promise<number> => {
  const visitor = callerOf(origin)
  onTestFinished(visitor.close)
  const tidemark = async (path: string): Promise<number> =>
    Number(/tidemark(\d+)/.exec((await visitor.get(path)).body)?.[1] ?? 0)
  const told = await tidemark('/admission')
  expect([await tidemark('/contact-us'), await tidemark('/')]).toEqual([told, told])
  const titles = (await read<Notice[]>(visitor, listed)).map(({ title }) => title)
  expect(titles.toSorted()).toEqual(notices.map((at) => titleOf(at, told)).toSorted())
  const statuses = await Promise.all(
    Array.from({ length: last + 1 }, async (_, round) => (await visitor.get(address(round))).status),
  )
  expect(statuses).toEqual(statuses.map((_, round) => (round < told ? 301 : round === told ? 200 : 404)))
  expect(await tidemark(address(told))).toBe(told)
  expect((await visitor.get('/')).body).toContain(`href="${address(told)}"`)
  return told
}

test('publish crash: a server killed during the publication of 40 records shows all old or all new records', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-publish-crash-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const settings = { DATA_DIR, PORT: String(await freePort()), COLLEGE_DIR: fixtureCollege }
  const ahead = [warmServer(settings), warmServer(settings)]
  const next = async () => {
    ahead.push(warmServer(settings))
    return (await ahead.shift()!).start()
  }
  let server = await next()
  const administrator = await administratorAt(server.origin)
  onTestFinished(administrator.close)
  const publish = async (change: number) => {
    const approved = approvalOf(await read<ReleaseDetail>(administrator, `/api/releases/${change}`))
    return () => administrator.send('PUT', `/api/releases/${change}/publish`, { approved, publish_at: null })
  }
  await publishNotices(administrator)
  let published = 0
  let died = 0
  let change = await draft(administrator, 0, 1)
  for (let life = 1; life <= rounds; life += 1) {
    const attempt = await publish(change)
    const answered = attempt()
    await wait(((life - 1) / rounds) * longestLife)
    await server.kill()
    const { status } = await answered
    expect([200, 0]).toContain(status)
    if (status === 0) died += 1
    server = await next()
    const round = await findRound(server.origin, published + 1)
    // An acknowledged publication is complete, and another may be. Unpublished changes still have their drafts.
    expect(status === 200 ? [published + 1] : [published, published + 1]).toContain(round)
    if (round > published) change = await draft(administrator, round, round + 1)
    published = round
  }
  expect(died).toBeGreaterThan(0)
  // An undisturbed attempt publishes.
  expect(await (await publish(change))()).toMatchObject({ status: 200 })
  expect(await findRound(server.origin, published + 1)).toBe(published + 1)
  await server.kill()
  for (const warm of await Promise.all(ahead)) warm.discard()

  const db = await openDatabase(readSettings(settings))
  onTestFinished(() => db.destroy())
  const [drafts, changes, log] = await Promise.all([
    db.selectFrom('drafts').select('id').execute(),
    db.selectFrom('changes').select('state').execute(),
    db.selectFrom('logs').select('resource').where('action', '=', 'edit').execute(),
  ])
  const count = published + 1
  expect(drafts).toEqual([])
  expect(changes).toEqual(Array.from({ length: count }, () => ({ state: 'published' })))
  expect(
    log.filter(({ resource }) => ['pages', 'contact', 'home', 'updates'].includes(resource)),
  ).toHaveLength(40 * count)
}, 120_000)
