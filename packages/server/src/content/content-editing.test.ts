import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createContentEditing } from './content-editing.ts'
import { EditingFailure, TooHeavy } from './editing-thread.ts'

/** A thread that answers a check with what it was asked, and does as the edited file's name says. */
const program = `
import { parentPort, threadId } from 'node:worker_threads'
let directory
const calls = new Map()
parentPort.on('message', async (request) => {
  if ('base' in request) return void (directory = request.base.directory)
  if ('reply' in request) return calls.get(request.reply)(request)
  const { id, ask, edits } = request
  if (edits && 'hang' in edits) for (;;);
  if (edits && 'die' in edits) process.exit(1)
  if (edits && 'fail' in edits) return parentPort.postMessage({ id, failed: 'Error: of the thread' })
  const reply = await new Promise((resolve) => {
    calls.set(id, resolve)
    parentPort.postMessage({ call: id, path: '/api/updates', query: { page: 1 } })
  })
  parentPort.postMessage({ id, result: { ask, directory, threadId, edits, body: reply.body } })
})
`
const visit = { url: 'https://college.example/', now: '', today: '2026-11-23', timeZone: 'Asia/Manila' }

const open = ({ patience = 5_000, idle = 60_000 } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const worker = join(folder, 'worker.mjs')
  writeFileSync(worker, program)
  const published = { revision: 'a', directory: '/college' }
  const editing = createContentEditing({
    code: { worker, entry: '' },
    base: async () => ({ ...published, texts: {}, records: {}, recordPages: [], checked: {} }),
    today: () => visit.today,
    callApi: async (path, query) => ({ status: 200, body: `${path} ${JSON.stringify(query)}` }),
    patience,
    idle,
  })
  onTestFinished(() => editing.close())
  const check = async (name: string) =>
    (await editing.check({ [name]: '' })) as unknown as Record<string, unknown>
  return { ...editing, check, published }
}

test('one thread answers one request after the other, and has what the API says', async () => {
  const { check } = open()
  const all = await Promise.all(['a', 'b', 'c'].map(check))
  expect(all.map(({ edits }) => edits)).toEqual([{ a: '' }, { b: '' }, { c: '' }])
  expect(new Set(all.map(({ threadId }) => threadId)).size).toBe(1)
  expect(all[0]).toMatchObject({ body: '/api/updates {"page":1}', directory: '/college' })
})

test('edits lie over what is published when they are read', async () => {
  const { check, published } = open()
  await check('a')
  Object.assign(published, { revision: 'b', directory: '/elsewhere' })
  expect(await check('a')).toMatchObject({ directory: '/elsewhere' })
})

test('a thread that dies, or fails, leaves the next request to another', async () => {
  const { check } = open()
  await expect(check('die')).rejects.toThrow(EditingFailure)
  await expect(check('fail')).rejects.toThrow('Error: of the thread')
  expect(await check('a')).toMatchObject({ edits: { a: '' } })
})

test('what takes too long is ended, and others go on', async () => {
  const { check } = open({ patience: 1_000 })
  const [hanging, next] = await Promise.allSettled([check('hang'), check('a')])
  expect(hanging).toMatchObject({ status: 'rejected', reason: expect.any(TooHeavy) })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('a newer preview of the same person and page replaces the one that waits', async () => {
  const { preview, check } = open()
  const running = check('a')
  const ask = (by: string, name: string) => preview({ edits: { [name]: '' }, records: {}, by, visit })
  const [first, second, other] = await Promise.allSettled([
    ask('1 /', 'b'),
    ask('1 /', 'c'),
    ask('2 /', 'd'),
    running,
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  expect([second, other]).toMatchObject([{ value: { edits: { c: '' } } }, { value: { edits: { d: '' } } }])
})

test('who has gone is not rendered for', async () => {
  const { preview, check } = open()
  const gone = new AbortController()
  const running = check('a')
  const asked = preview({ edits: {}, records: {}, by: '1 /', visit, signal: gone.signal })
  gone.abort()
  await expect(asked).rejects.toMatchObject({ status: 409 })
  await running
})

test('an idle thread ends, and starts again', async () => {
  const { check } = open({ idle: 1 })
  const first = await check('a')
  await expect
    .poll(async () => (await check('a'))['threadId'], { timeout: 10_000 })
    .not.toBe(first['threadId'])
})
