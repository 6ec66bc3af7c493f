import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPreviewQueue } from './preview-queue.ts'
import { PreviewFailure, TooHeavy } from './preview-thread.ts'

/** A thread that echoes requests and behaves as the drafted resource's name says. */
const program = `
import { parentPort, threadId } from 'node:worker_threads'
let directory
const calls = new Map()
parentPort.on('message', async (request) => {
  if ('base' in request) return void (directory = request.base.directory)
  if ('reply' in request) return calls.get(request.reply)(request)
  const { id, records: { records } } = request
  if ('hang' in records) for (;;);
  if ('die' in records) process.exit(1)
  if ('fail' in records) return parentPort.postMessage({ id, failed: 'Error: of the thread' })
  const reply = await new Promise((resolve) => {
    calls.set(id, resolve)
    parentPort.postMessage({ call: id, path: '/api/updates', query: { page: 1 } })
  })
  parentPort.postMessage({ id, result: { directory, threadId, records, body: reply.body } })
})
`
const nothing = { records: {}, lists: {}, measures: {}, samples: [] }
const visit = { url: 'https://college.example/', now: '', today: '2026-11-23', timeZone: 'Asia/Manila' }

const open = ({ timeout = 5_000, idle = 60_000 } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const worker = join(folder, 'worker.mjs')
  writeFileSync(worker, program)
  const published = { revision: 'a', directory: '/college' }
  const queue = createPreviewQueue({
    code: { worker, entry: '' },
    base: async () => ({
      ...published,
      records: nothing,
      recordPages: [],
      checked: {},
    }),
    timeout,
    idle,
  })
  onTestFinished(() => queue.close())
  const ask = async (name: string, [person, page] = [1, name], signal?: AbortSignal) =>
    (await queue.preview({
      records: { ...nothing, records: { [name]: [] } },
      person,
      page,
      visit,
      callApi: async (path, query) => ({ status: 200, body: `${path} ${JSON.stringify(query)}` }),
      ...(signal && { signal }),
    })) as unknown as Record<string, unknown>
  return { ask, published }
}

test('preview queue: answers requests in order with one thread, which can read the API', async () => {
  const { ask } = open()
  const all = await Promise.all(['a', 'b', 'c'].map((name) => ask(name)))
  expect(all.map(({ records }) => records)).toEqual([{ a: [] }, { b: [] }, { c: [] }])
  expect(new Set(all.map(({ threadId }) => threadId)).size).toBe(1)
  expect(all[0]).toMatchObject({ body: '/api/updates {"page":1}', directory: '/college' })
})

test('preview queue: lays drafts over the content published at that time', async () => {
  const { ask, published } = open()
  await ask('a')
  Object.assign(published, { revision: 'b', directory: '/elsewhere' })
  expect(await ask('a')).toMatchObject({ directory: '/elsewhere' })
})

test('preview queue: continues with another thread after a crash or an error', async () => {
  const { ask } = open()
  await expect(ask('die')).rejects.toThrow(PreviewFailure)
  await expect(ask('fail')).rejects.toThrow('Error: of the thread')
  expect(await ask('a')).toMatchObject({ records: { a: [] } })
})

test('preview queue: ends a slow preview and continues with others', async () => {
  const { ask } = open({ timeout: 1_000 })
  const [hanging, next] = await Promise.allSettled([ask('hang'), ask('a')])
  expect(hanging).toMatchObject({ status: 'rejected', reason: expect.any(TooHeavy) })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('preview queue: replaces a waiting preview with a newer one of the same person and page', async () => {
  const { ask } = open()
  const running = ask('a')
  const [first, second, other] = await Promise.allSettled([
    ask('b', [1, '/']),
    ask('c', [1, '/']),
    ask('d', [2, '/']),
    running,
  ])
  expect(first).toMatchObject({ status: 'rejected', reason: { status: 409 } })
  expect([second, other]).toMatchObject([
    { value: { records: { c: [] } } },
    { value: { records: { d: [] } } },
  ])
})

test('preview queue: alternates between people, and limits waiting previews to five per person', async () => {
  const { ask } = open()
  const done: string[] = []
  const asked = Array.from({ length: 8 }, (_, at) => ask(`mine ${at}`).then(() => done.push('mine')))
  const colleague = ask('theirs', [2, '/']).then(() => done.push('theirs'))
  const outcomes = await Promise.allSettled([...asked, colleague])
  expect(done).toEqual(['mine', 'theirs', 'mine', 'mine', 'mine', 'mine', 'mine'])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
})

test('preview queue: renders nothing for a person who has left', async () => {
  const { ask } = open()
  const gone = new AbortController()
  const running = ask('a')
  const asked = ask('b', [1, '/'], gone.signal)
  gone.abort()
  await expect(asked).rejects.toMatchObject({ status: 409 })
  await running
})

test('preview queue: ends an idle thread, and restarts it', async () => {
  const { ask } = open({ idle: 1 })
  const first = await ask('a')
  await expect.poll(async () => (await ask('a'))['threadId'], { timeout: 10_000 }).not.toBe(first['threadId'])
})
