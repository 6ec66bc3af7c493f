import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, pageCache, pageOf } from './page-cache.ts'

const answer = { status: 200, contentType: 'text/html', location: undefined }

test('every encoding of a page holds the same words', async () => {
  const { bodies } = await pageOf(answer, '<p>Magandang araw, Señorita!</p>')
  expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity)
  expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity)
})

test('the same words have the same tag, other words another', async () => {
  const [first, again, other] = await Promise.all([
    pageOf(answer, 'one'),
    pageOf(answer, 'one'),
    pageOf(answer, 'two'),
  ])
  expect(again.etag).toBe(first.etag)
  expect(other.etag).not.toBe(first.etag)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.8', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['vibration, gzipped', 'identity'],
  [undefined, 'identity'],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a page of another stamp is not fresh, but still there in need', async () => {
  const cache = pageCache()
  const page = await pageOf(answer, 'yesterday')
  cache.set('/', '1', page)
  expect(cache.get('/', '1')).toBe(page)
  expect(cache.get('/', '2')).toBeUndefined()
  expect(cache.stale('/')).toBe(page)
})

test('the oldest pages make room when there are too many', async () => {
  const cache = pageCache(4_000)
  const page = await pageOf(answer, 'x'.repeat(1_000))
  for (const key of ['/a', '/b', '/c', '/d']) cache.set(key, '1', page)
  expect(cache.get('/a', '1')).toBeUndefined()
  expect(cache.get('/d', '1')).toBe(page)
})
