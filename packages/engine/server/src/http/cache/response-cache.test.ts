import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedPage, type CachedResponse } from './cached-response.ts'
import { responseCache } from './response-cache.ts'

const page = (text: string) => cachedPage({ status: 200, contentType: 'text/html' }, text, {})

/** A cache at a cache revision that the test changes. */
const cacheAt = (limits?: { maxSize: number; maxEntrySize: number }) => {
  const at = { revision: '1', time: 1_000_000 }
  const context = {
    cacheVersion: { isReachable: () => true } as never,
    scheduledInvalidation: { next: () => null, learn: async () => undefined },
    cacheRevision: () => at.revision,
    now: () => new Date(at.time),
  }
  return { at, cache: responseCache(context, limits) }
}

test('response cache: marks a page of another revision as stale, but retains it', async () => {
  const { at, cache } = cacheAt()
  const yesterday = await cache.fetch('/', () => page('yesterday'))
  expect(cache.get('/')).toBe(yesterday)
  at.revision = '2'
  expect(cache.get('/')).toBeUndefined()
  expect(cache.getStale('/')).toBe(yesterday)
})

test('response cache: retains the most recently used pages when it is full', async () => {
  const { cache } = cacheAt({ maxSize: 4_000, maxEntrySize: 2_000 })
  for (const key of ['/a', '/b', '/c', '/d']) {
    await cache.fetch(key, () => page('x'.repeat(1_000)))
    cache.get('/a')
  }
  expect(cache.get('/b')).toBeUndefined()
  expect(cache.get('/a')).toBeDefined()
  expect(cache.get('/d')).toBeDefined()
})

test('response cache: shares one render between concurrent requests', async () => {
  const { cache } = cacheAt()
  let made = 0
  const make = () => (made++, page('once'))
  const [first, second] = await Promise.all([cache.fetch('/', make), cache.fetch('/', make)])
  expect([made, second]).toEqual([1, first])
})

test('response cache: compresses a repeatedly requested page better after the reply, at most once a minute', async () => {
  const { at, cache } = cacheAt()
  const make = async () => ({ ...(await page(story)), page: '/' })
  const sizeOf = (response: CachedResponse | undefined) => response?.variants.br.body.length ?? 0
  const first = await cache.fetch('/', make)
  expect(cache.get('/')).toBe(first)
  await expect.poll(() => sizeOf(cache.get('/'))).toBeLessThan(sizeOf(first))
  expect(brotliDecompressSync(cache.get('/')!.variants.br.body).toString()).toBe(story)
  expect(cache.size().bytes).toBeLessThan(first.bytes)

  at.revision = '2'
  const second = await cache.fetch('/', make)
  expect(cache.get('/')).toBe(second)
  at.time += 61_000
  await expect.poll(() => sizeOf(cache.get('/'))).toBeLessThan(sizeOf(second))
})

const story = Array.from({ length: 400 }, (_line, at) => `<p>Line ${at * 7919} of a long story.</p>`).join('')
