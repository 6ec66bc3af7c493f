import { afterEach, expect, test, vi } from 'vitest'
import { fetchRecordPages } from './record-pages.ts'

const apiUrl = 'https://api.college.example'
const answering = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

afterEach(() => vi.restoreAllMocks())

test.each([
  ['which has no such address', () => Response.json({ message: 'Not Found' }, { status: 404 })],
  ['which wants a session for it', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['which gives a page for everything', () => new Response('<!doctype html><h1>College</h1>')],
])('record pages: a site by itself isn’t built before another back end, %s', async (_which, answer) => {
  answering(answer)
  await expect(fetchRecordPages(apiUrl)).rejects.toThrow(
    `The site needs Kampana's own server, and ${apiUrl} is another back end.`,
  )
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('fetch failed'))],
  ['its proxy answers for it', () => new Response('Bad Gateway', { status: 502 })],
])('record pages: a site by itself is built also while its server is away and %s', async (_which, answer) => {
  answering(answer)
  expect(await fetchRecordPages(apiUrl)).toEqual([])
})
