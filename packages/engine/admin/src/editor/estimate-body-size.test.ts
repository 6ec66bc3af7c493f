import { afterEach, expect, test, vi } from 'vitest'
import { sizeLimit, estimateBodySize } from './estimate-body-size.ts'

afterEach(() => void vi.unstubAllGlobals())

const address = (hash: string) => `/media/${hash.repeat(32)}/1920x1080.webp`
const body = (...sources: string[]) =>
  JSON.stringify({ type: 'doc', content: sources.map((src) => ({ type: 'image', attrs: { src } })) })
/** Stubs `fetch` with a server whose images have this many bytes. Returns the requested addresses. */
const picturesOf = (bytes: number) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(null, { headers: { 'content-length': String(bytes) } })
  })
  return asked
}

test('estimate body size: counts each image once, in the rendition that a phone loads', async () => {
  const asked = picturesOf(200_000)
  const weight = await estimateBodySize(body(address('a'), address('a')))
  expect(asked).toEqual([`/media/${'a'.repeat(32)}/960x540.avif`])
  expect(Math.round(weight / 1000)).toBe(200)
})

test('estimate body size: two large images make a body heavy', async () => {
  picturesOf(200_000)
  expect(await estimateBodySize(body(address('b'), address('c')))).toBeGreaterThan(sizeLimit)
})

test('estimate body size: assumes a size if the request for an image fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await estimateBodySize(body(address('d')))).toBeGreaterThan(50_000)
})

test('estimate body size: assumes a size for images on other hosts, without a request', async () => {
  const asked = picturesOf(200_000)
  expect(await estimateBodySize(body('https://elsewhere.example/x.png'))).toBeGreaterThan(50_000)
  expect(asked).toEqual([])
})

test.each([null, '', 'not a body'])('estimate body size: returns no size for %j', async (json) => {
  expect(await estimateBodySize(json)).toBe(0)
})
