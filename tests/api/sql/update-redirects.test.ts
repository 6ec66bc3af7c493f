import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import * as accounts from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'

const pathOf = (title: string, category = 'announcements') =>
  `/updates/${category}/${encodeURIComponent(title)}`

/** A college whose update is called "First", edited and read by title. */
const place = async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const at = await college({ now: () => time })
  const { administrator, visitor, publish } = at
  const put = async ({ id }: { id: number }, input: object): Promise<void> => {
    const { status, body } = await administrator.put(`/api/updates/${id}`, input)
    expect([status, body.errors]).toEqual([200, undefined])
  }
  const first = await publish({ title: 'First' })
  return {
    ...at,
    first,
    put,
    wait: async (day: string) => {
      time = new Date(day)
      await administrator.post('/login', accounts.administrator)
    },
    answer: async (path: string) => {
      const { status, headers } = await visitor().get(path)
      return headers.location ?? status
    },
    redirects: async () =>
      (
        await administrator.get<{ id: number; path: string; target: string }[]>('/api/redirects')
      ).body.data.filter(({ path }) => path.startsWith('/updates/')),
  }
}

test('update redirects: each former title leads to the current one, and staff can list and delete the redirects', async () => {
  const { administrator, first, put, answer, redirects } = await place()
  const odd = '50% off? "Q&A" #1 / café: 🎓'
  for (const title of [odd, 'Third']) await put(first, { title })
  for (const title of ['First', odd])
    expect([title, await answer(pathOf(title))]).toEqual([title, pathOf('Third')])
  expect(await answer(pathOf('first'))).toBe(404)
  expect((await redirects()).map(({ path, target }) => [path, target])).toEqual([
    [
      '/updates/announcements/50%25%20off%3F%20%22Q&A%22%20%231%20%2F%20café:%20🎓',
      '/updates/announcements/Third',
    ],
    ['/updates/announcements/First', '/updates/announcements/Third'],
  ])
  await put(first, { title: odd })
  expect(await answer(pathOf('First'))).toBe(pathOf(odd))
  const [redirect] = await redirects()
  expect((await administrator.delete(`/api/redirects/${redirect!.id}`)).status).toBe(200)
  expect(await answer(pathOf('First'))).toBe(404)
  expect((await administrator.post(`/api/redirects/${redirect!.id}/restore`)).status).toBe(200)
  expect(await answer(pathOf('First'))).toBe(pathOf(odd))
  const short = { path: '/promo', target: pathOf(odd) }
  expect((await administrator.post('/api/redirects', short)).status).toBe(201)
  expect(await answer('/promo')).toBe(pathOf(odd))
  // The folder, which exports contain, has no updates.
  const term = await administrator.post('/api/search-terms', { words: 'promo', page: pathOf(odd) })
  expect([term.status, Object.keys(term.body.errors ?? {})]).toEqual([422, ['page']])
})

test('update redirects: an update that gets back its former title or category leaves no loop', async () => {
  const { first, put, answer, redirects } = await place()
  for (const input of [{ title: 'Second' }, { title: 'First' }, { category: 'news-and-events' }])
    await put(first, input)
  expect(await answer(pathOf('Second'))).toBe(pathOf('First', 'news-and-events'))
  expect(await answer(pathOf('First'))).toBe(pathOf('First', 'news-and-events'))
  await put(first, { category: 'announcements' })
  expect(await answer(pathOf('First'))).toBe(200)
  expect((await redirects()).map(({ target }) => target)).toEqual(
    Array(2).fill('/updates/announcements/First'),
  )
})

test('update redirects: a published update takes a former title, also on schedule, and a draft does not', async () => {
  const { administrator, first, put, answer, wait, publish, app } = await place()
  await put(first, { title: 'Second' })
  const twin = { title: 'First', category: 'announcements', updates: bodyOf('Another text.') }
  const made = await administrator.post<Update>('/api/updates', {
    ...twin,
    posted_at: '2026-11-22T08:00:00Z',
  })
  expect(await answer(pathOf('First'))).toBe(pathOf('Second'))
  await wait('2026-11-22T08:00:01Z')
  expect(await app.publishDue()).toBe(1)
  expect(await answer(pathOf('First'))).toBe(200)
  await put(made.body.data, { title: 'Twin' })
  expect(await answer(pathOf('First'))).toBe(pathOf('Twin'))
  await publish({ title: 'First' })
  expect(await answer(pathOf('First'))).toBe(200)
})

test('update redirects: lead nowhere while their update is hidden, expired or deleted', async () => {
  const { administrator, first, put, answer, wait } = await place()
  await put(first, { title: 'Second', until: '2026-11-30' })
  await put(first, { posted_at: null })
  expect(await answer(pathOf('First'))).toBe(404)
  // A draft that was public before keeps its addresses, even without a category for some time.
  await put(first, { title: 'Third', category: null })
  await put(first, { title: 'Fourth', category: 'announcements', posted_at: 'now' })
  for (const title of ['First', 'Second']) expect(await answer(pathOf(title))).toBe(pathOf('Fourth'))
  await wait('2026-12-02T08:00:00Z')
  expect(await answer(pathOf('First'))).toBe(404)
  await put(first, { title: 'Fifth', until: null })
  for (const title of ['First', 'Fourth']) expect(await answer(pathOf(title))).toBe(pathOf('Fifth'))
  await administrator.delete(`/api/updates/${first.id}`)
  expect(await answer(pathOf('First'))).toBe(404)
  await administrator.post(`/api/updates/${first.id}/restore`)
  expect(await answer(pathOf('First'))).toBe(pathOf('Fifth'))
})
