import { expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'
import { pageOf } from './page.ts'

const answer = { status: 200, contentType: 'text/html' }

test('a page of another stamp is not fresh, but still there in need', async () => {
  const cache = pageCache()
  const page = await pageOf(answer, 'yesterday', {})
  cache.set('/', '1', page)
  expect(cache.get('/', '1')).toBe(page)
  expect(cache.get('/', '2')).toBeUndefined()
  expect(cache.stale('/')).toBe(page)
})

test('the oldest pages make room when there are too many', async () => {
  const cache = pageCache(4_000)
  const page = await pageOf(answer, 'x'.repeat(1_000), {})
  for (const key of ['/a', '/b', '/c', '/d']) cache.set(key, '1', page)
  expect(cache.get('/a', '1')).toBeUndefined()
  expect(cache.get('/d', '1')).toBe(page)
})
