import { afterEach, expect, test, vi } from 'vitest'
import { fetchRecordPages } from './record-pages.ts'

const apiUrl = 'https://api.college.example'
const answering = (answer: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

afterEach(() => vi.restoreAllMocks())

test.each([
  ['one without this address', () => Response.json({ message: 'Not Found' }, { status: 404 })],
  ['one that requires a session', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 })],
  ['one that returns a page for every address', () => new Response('<!doctype html><h1>College</h1>')],
])('record pages: stops the export if another back end answers, %s', async (_which, answer) => {
  answering(answer)
  await expect(fetchRecordPages(apiUrl)).rejects.toThrow(
    `The site needs Kampana's own server, and ${apiUrl} is another back end.`,
  )
})

test.each([
  ['which can’t be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['whose proxy answers', () => new Response('Bad Gateway', { status: 502 })],
])('record pages: exports the site without its server, %s', async (_which, answer) => {
  answering(answer)
  expect(await fetchRecordPages(apiUrl)).toEqual([])
})
