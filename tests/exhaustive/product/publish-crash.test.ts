import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import type { ContentFile } from '@kampana/shared/content/content-api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { administratorAt, callerOf, type Caller } from '../../support/people/caller.ts'
import { freePort } from '../../support/server/product.ts'
import { warmServer } from '../../support/server/server.ts'

const rounds = 5
/** A publication takes some 50 ms, and what follows it half a second. */
const longestLife = 150

const folder = '/about-us'
const address = (round: number): string => `${folder}/${round === 0 ? 'history' : `round-${round}`}`
const fileOf = (round: number): string => `pages${address(round)}.md`
const words = (round: number): string => `The bell rang tidemark${round}.`

const read = async (caller: Caller, path: string): Promise<ContentFile> =>
  JSON.parse((await caller.get(`/api/content/file?path=${path}`)).body).data

/** Publishes four files at once: a page moves, its text and its line in the menu change, and another page tells of it. */
const publish = async (caller: Caller, round: number) => {
  const [page, map, other] = await Promise.all(
    [fileOf(round - 1), 'site-map.yaml', 'pages/admission.md'].map((path) => read(caller, path)),
  )
  if (!page || !map || !other) throw new Error('A file is missing.')
  const tell = (text: string | null) =>
    `${String(text).replace(`\n${words(round - 1)}\n`, '')}\n${words(round)}\n`
  const from = address(round - 1)
  const to = address(round)
  return () =>
    caller.send('POST', '/api/content/publish', {
      files: [
        { path: page.path, text: null, base_hash: page.hash },
        { path: fileOf(round), text: tell(page.text), base_hash: null },
        { path: map.path, text: String(map.text).replaceAll(from, to), base_hash: map.hash },
        { path: other.path, text: tell(other.text), base_hash: other.hash },
      ],
      moves: [{ from, to }],
    })
}

/** The round that a server tells of, once everything it says is found to be of that one. */
const findRound = async (origin: string, last: number): Promise<number> => {
  const visitor = callerOf(origin)
  onTestFinished(visitor.close)
  const other = (await visitor.get('/admission')).body
  const told = Number(/tidemark(\d+)/.exec(other)?.[1] ?? 0)
  const statuses = await Promise.all(
    Array.from({ length: last + 1 }, async (_, round) => (await visitor.get(address(round))).status),
  )
  expect(statuses).toEqual(statuses.map((_, round) => (round < told ? 301 : round === told ? 200 : 404)))
  if (told > 0) expect((await visitor.get(address(told))).body).toContain(words(told))
  const menu = (await visitor.get('/')).body
  expect(menu).toContain(`href="${address(told)}"`)
  for (let round = 1; round <= last; round += 1) {
    const found = JSON.parse((await visitor.get(`/api/search?q=tidemark${round}`)).body) as {
      data: { address: string }[]
    }
    const expected = round === told ? ['/admission', address(told)].sort() : []
    expect([round, found.data.map((each) => each.address).sort()]).toEqual([round, expected])
  }
  return told
}

test('whenever a server dies while four files are published, all of them are old or all are new', async () => {
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
  let published = 0
  let died = 0
  for (let life = 0; life < rounds; life += 1) {
    const attempt = await publish(administrator, published + 1)
    const answered = attempt()
    await wait(Math.random() * longestLife)
    await server.kill()
    const { status } = await answered
    expect([200, 0]).toContain(status)
    if (status === 0) died += 1
    server = await next()
    const round = await findRound(server.origin, published + 1)
    // What was acknowledged is there; what wasn't may be.
    const possible = status === 200 ? [published + 1] : [published, published + 1]
    expect(possible).toContain(round)
    published = round
  }
  expect(died).toBeGreaterThan(0)
  // One that is left alone publishes.
  expect(await (await publish(administrator, published + 1))()).toMatchObject({ status: 200 })
  await server.kill()
  for (const warm of await Promise.all(ahead)) warm.discard()

  const db = await openDatabase(readSettings(settings))
  onTestFinished(() => db.destroy())
  const [versions, heads, changes, log, texts] = await Promise.all([
    db.selectFrom('content_versions').selectAll().where('kind', '=', 'edit').orderBy('id').execute(),
    db.selectFrom('content_heads').selectAll().execute(),
    db.selectFrom('content_changes').selectAll().execute(),
    db.selectFrom('logs').select('id').where('resource', '=', 'website').execute(),
    db.selectFrom('content_texts').select('hash').execute(),
  ])
  const count = published + 1
  expect([changes.length, log.length, versions.length]).toEqual([count, count, 4 * count])
  expect(changes.every(({ state }) => state === 'published')).toBe(true)
  const lastHashes = new Map(versions.map(({ path, hash }) => [path, hash]))
  expect(new Map(heads.map(({ path, hash }) => [path, hash]))).toEqual(lastHashes)
  const kept = new Set(texts.map(({ hash }) => hash))
  expect([...versions, ...heads].filter(({ hash }) => hash !== null && !kept.has(hash))).toEqual([])
}, 60_000)
