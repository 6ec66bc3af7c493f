import { expect, test } from 'vitest'
import { site } from '../site.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { loadRoute } from '@kampana/engine-site/framework/load-route'
import { definePage, type Page } from '@kampana/engine-site/framework/page'

const load = (page: Page) =>
  loadRoute(
    { ...site, findPage: () => page },
    {
      url: new URL('https://college.test/rooms?floor=2'),
      api: fakeApi(),
      today: '2026-11-21',
      timeZone: 'Asia/Manila',
    },
  )
const rooms = {
  path: '/rooms',
  load: ({ url }: { url: URL }) => url.search,
  head: () => ({ title: 'Rooms' }),
  view: () => null,
}

test('load route: passes the query only to pages with a cache key', async () => {
  expect(await load(definePage(rooms))).toMatchObject({ data: '' })
  const told = definePage({ ...rooms, cacheKey: ({ search }) => search })
  expect(await load(told)).toMatchObject({ data: '?floor=2' })
})
