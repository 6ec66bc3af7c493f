import type { BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'

const bulk = async (
  { administrator }: College,
  action: string,
  ids: readonly number[],
  input: object = {},
): Promise<BulkReply> => {
  const { body } = await administrator.put(`/api/updates/actions/${action}`, { ids, ...input })
  return body as unknown as BulkReply
}
const read = async ({ administrator }: College, id: number): Promise<Update> =>
  (await administrator.get<Update>(`/api/updates/${id}`)).body.data

test('many updates: publishes several updates, and undo restores each publication time', async () => {
  const place = await college({ now: () => new Date('2026-11-24T08:00:00Z') })
  const soon = '2026-12-01T00:00:00.000000Z'
  const draft = await place.publish({ posted_at: null })
  const scheduled = await place.publish({ posted_at: soon })
  const bare = await place.administrator.post<Update>('/api/updates', { title: 'Bare', posted_at: null })
  const ids = [draft.id, scheduled.id]
  const told = await bulk(place, 'publish', [...ids, bare.body.data.id])
  expect(told).toMatchObject({
    message: 'Publish: 2 updates. Skipped: 1.',
    refused: [
      {
        id: bare.body.data.id,
        title: 'Bare',
        message: expect.stringContaining('The category field is required.'),
      },
    ],
  })
  for (const { ids: group, before } of told.changed)
    await bulk(place, 'schedule', group, { posted_at: before['posted_at'] })
  expect(await read(place, draft.id)).toMatchObject({ status: 'draft', posted_at: null })
  expect(await read(place, scheduled.id)).toMatchObject({ status: 'scheduled', posted_at: soon })

  const { posted_at } = place.update
  const taken = await bulk(place, 'unpublish', [place.update.id])
  expect(await read(place, place.update.id)).toMatchObject({ status: 'draft' })
  expect(taken.changed).toMatchObject([{ before: { posted_at } }])
  await bulk(place, 'schedule', [place.update.id], { posted_at })
  expect(await read(place, place.update.id)).toMatchObject({ status: 'published', posted_at })
})

test('many updates: changes the category of several updates, and redirects their old addresses', async () => {
  const place = await college()
  const event = await place.publish({
    category: 'news-and-events',
    title: 'Fair',
    from: '2999-01-01',
    to: '2999-01-02',
  })
  const news = await place.publish({ category: 'news-and-events', title: 'Choir wins' })
  const alike = await place.publish({ category: 'news-and-events', title: place.update.title })
  const told = await bulk(place, 'categorize', [event.id, news.id, alike.id], {
    category: 'announcements',
  })
  expect(told).toMatchObject({
    message: 'Change category: 1 update. Skipped: 2.',
    changed: [{ ids: [news.id], before: { category: 'news-and-events' } }],
    refused: [
      { id: event.id, message: expect.stringContaining('Only news and events can have dates') },
      { id: alike.id, message: 'The title has already been taken.' },
    ],
  })
  const moved = await place.visitor().get('/updates/news-and-events/Choir%20wins')
  expect([moved.status, moved.headers['location']]).toEqual([301, '/updates/announcements/Choir%20wins'])

  expect(await bulk(place, 'categorize', [news.id], { category: null })).toMatchObject({
    errors: { category: ['The category field is required.'] },
  })
  const writer = await place.staff({ may: ['edit updates'] })
  const forbidden = await writer.put('/api/updates/actions/categorize', {
    ids: [news.id],
    category: 'news-and-events',
  })
  expect(forbidden.body).toMatchObject({ changed: [], refused: [{ id: news.id }] })
})
