import { afterEach, expect, test, vi } from 'vitest'
import { fetchRecordPages } from './record-pages.ts'

const apiUrl = 'https://api.college.example'
const answering = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

afterEach(() => vi.restoreAllMocks())

test.each([
  ['lacks this path', () => Response.json({ message: 'Not Found' }, { status: 404 })],
  ['requires a session', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['returns a page for every path', () => new Response('<!doctype html><h1>College</h1>')],
])('record pages: stops the export if the back end %s', async (_what, answer) => {
  answering(answer)
  await expect(fetchRecordPages(apiUrl)).rejects.toThrow(
    `The site needs Kampana's own server, and ${apiUrl} is another back end.`,
  )
})

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ['returns a proxy error', () => new Response('Bad Gateway', { status: 502 })],
])('record pages: exports the site if its server %s', async (_what, answer) => {
  answering(answer)
  expect(await fetchRecordPages(apiUrl)).toEqual([])
})
