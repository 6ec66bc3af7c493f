import { createApi } from '@kampana/shared/api/api'
import { resources } from '@kampana/shared/resources/index'
import { beforeEach, expect, test } from 'vitest'
import { createProductDataProvider } from '../product-verbs/product-data-provider.ts'
import { allRows } from './all-rows.ts'
import { overrides } from '../resources/index.ts'
import { fakeServer } from '../testing/fake-server.ts'

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
})

const all = {
  pagination: { page: 1, perPage: allRows },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
}

/** A list of `total` rows, of which the server gives `most` at once. */
const listOf = (total: number, most: number, heedsRange = true) => {
  const server = fakeServer({
    answering: ({ query }) => {
      const [first, last] = JSON.parse(query.range ?? '[0,999999]') as [number, number]
      const begin = heedsRange ? first : 0
      const count = Math.max(0, Math.min(last - first + 1, most, total - begin))
      const data = Array.from({ length: count }, (_, index) => ({ id: begin + index + 1 }))
      return { body: { data, meta: { total } } }
    },
  })
  return {
    provider: createProductDataProvider({ api: createApi({ fetch: server.fetch }), resources, overrides }),
    calls: server.calls,
  }
}

test('fetch all pages: of which the server gives a part at once is fetched part by part', async () => {
  const { provider, calls } = listOf(25, 10)
  const { data, total } = await provider.getList('updates', all)
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  expect(total).toBe(25)
  expect(calls.map(({ query }) => query.range)).toEqual([undefined, '[10,19]', '[20,29]'])
})

test('fetch all pages: that comes whole is asked for once', async () => {
  const { provider, calls } = listOf(25, 100)
  expect((await provider.getList('updates', all)).data).toHaveLength(25)
  expect(calls).toHaveLength(1)
})

test('fetch all pages: of a server that gives the same part again and again is that part', async () => {
  const { provider, calls } = listOf(25, 10, false)
  expect((await provider.getList('updates', all)).data).toHaveLength(10)
  expect(calls).toHaveLength(2)
})

test('fetch all pages: of which a page is wanted is asked for that page', async () => {
  const { provider, calls } = listOf(25, 10)
  await provider.getList('updates', { ...all, pagination: { page: 1, perPage: 10 } })
  expect(calls.map(({ query }) => query.range)).toEqual(['[0,9]'])
})
