import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cachedPage } from './cached-response.ts'
import { negotiateEncoding } from './compress.ts'

const page = (text: string) => cachedPage({ status: 200, contentType: 'text/html' }, text, {})

test('cached response: contains the same text in every encoding', async () => {
  const { br, gzip, identity } = (await page('<p>Magandang araw, Señorita!</p>')).variants
  expect(brotliDecompressSync(br.body)).toEqual(identity.body)
  expect(gunzipSync(gzip.body)).toEqual(identity.body)
  expect(identity.body.toString()).toBe('<p>Magandang araw, Señorita!</p>')
})

test('cached response: derives the ETag from the content alone', async () => {
  const [first, again, other] = await Promise.all([page('one'), page('one'), page('two')])
  expect(again.variants.br.etag).toBe(first.variants.br.etag)
  expect(other.variants.br.etag).not.toBe(first.variants.br.etag)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.8', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['vibration, gzipped', 'identity'],
  [undefined, 'identity'],
])('cached response: sends %s to a browser that accepts %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted)).toBe(encoding)
})
