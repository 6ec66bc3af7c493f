import { expect, test } from 'vitest'
import { cachedPage } from './cached-response.ts'
import { responseCache } from './response-cache.ts'

const page = (text: string) => cachedPage({ status: 200, contentType: 'text/html' }, text, {})

/** A cache at a content revision that the test moves. */
const cacheAt = (limits?: { maxSize: number; maxEntrySize: number }) => {
  const at = { revision: '1' }
  const context = {
    content: { isReachable: () => true } as never,
    scheduledInvalidation: { next: () => null, learn: async () => undefined },
    contentRevision: () => at.revision,
    now: () => new Date(),
  }
  return { at, cache: responseCache(context, limits) }
}

test('a page of another revision is not fresh, but still there in need', async () => {
  const { at, cache } = cacheAt()
  const yesterday = await cache.fetch('/', () => page('yesterday'))
  expect(cache.get('/')).toBe(yesterday)
  at.revision = '2'
  expect(cache.get('/')).toBeUndefined()
  expect(cache.getStale('/')).toBe(yesterday)
})

test('the pages that were used last stay when there are too many', async () => {
  const { cache } = cacheAt({ maxSize: 4_000, maxEntrySize: 2_000 })
  for (const key of ['/a', '/b', '/c', '/d']) {
    await cache.fetch(key, () => page('x'.repeat(1_000)))
    cache.get('/a')
  }
  expect(cache.get('/b')).toBeUndefined()
  expect(cache.get('/a')).toBeDefined()
  expect(cache.get('/d')).toBeDefined()
})

test('those who ask for a page while it is made wait for the same one', async () => {
  const { cache } = cacheAt()
  let made = 0
  const make = () => (made++, page('once'))
  const [first, second] = await Promise.all([cache.fetch('/', make), cache.fetch('/', make)])
  expect([made, second]).toEqual([1, first])
})
