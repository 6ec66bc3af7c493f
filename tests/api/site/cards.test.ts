import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardOf } from '../../support/people/card-address.ts'
import { college } from '../../support/people/college.ts'

test('cards: a page has a share card of 1200 by 630 pixels, cacheable forever', async () => {
  const { app, visitor } = await college()
  const address = await cardOf(visitor(), '/about-us/history')
  const { statusCode, headers, rawPayload } = await app.inject(address)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const { width, height } = await sharp(rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(rawPayload.length).toBeLessThan(100_000)
  expect((await visitor().get(address, { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('cards: a new title creates a new card, and the old address redirects to it', async () => {
  const { administrator, visitor, publish } = await college()
  const { id } = await publish({ title: 'Señor Niño: 50% off? / "yes" #1 🎓' })
  const before = await cardOf(
    visitor(),
    `/updates/announcements/${encodeURIComponent('Señor Niño: 50% off? / "yes" #1 🎓')}`,
  )
  expect((await visitor().get(before)).status).toBe(200)
  await administrator.put(`/api/updates/${id}`, { subtitle: 'And more' })
  expect((await visitor().get(before)).status).toBe(200)
  await administrator.put(`/api/updates/${id}`, {
    category: 'news-and-events',
    from: '2099-01-01',
    to: '2099-01-01',
  })
  expect((await visitor().get(before)).status).toBe(404)
  const [print] = /cards\/[\w-]+/.exec(before)!
  const stale = before.replace(print, 'cards/ofBefore').replace('announcements', 'news-and-events')
  const moved = await visitor().get(stale)
  expect([moved.status, moved.headers['cache-control']]).toEqual([302, 'no-cache'])
  expect((await visitor().get(moved.headers.location!)).status).toBe(200)
})

test('cards: an unpublished page has no card', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'A secret', posted_at: null })
  await publish({ title: 'For later', posted_at: '2099-01-01T00:00:00.000000Z' })
  for (const page of ['announcements/A%20secret', 'announcements/For%20later', 'announcements/Nothing'])
    expect((await visitor().get(`/cards/abc/updates/${page}.jpg`)).status).toBe(404)
  for (const address of [
    '/cards/',
    '/cards/abc',
    '/cards/abc.png',
    '/cards/abc//elsewhere.test.jpg',
    '/cards/abc/no-such-page.jpg',
  ])
    expect((await visitor().get(address)).status).toBe(404)
})
