import { createApi } from '@kampana/shared/api/api'
import { resources } from '@kampana/shared/resources/index'
import { beforeEach, expect, test } from 'vitest'
import { createProductDataProvider } from '../product-verbs/product-data-provider.ts'
import { allRows } from '@kampana/engine-admin/data-provider/all-rows'
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

/** List of `total` rows on a server that returns at most `most` rows per call. */
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

test('fetch all pages: reads the rest of a truncated list in several calls', async () => {
  const { provider, calls } = listOf(25, 10)
  const { data, total } = await provider.getList('updates', all)
  expect(data.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
  expect(total).toBe(25)
  expect(calls.map(({ query }) => query.range)).toEqual([undefined, '[10,19]', '[20,29]'])
})

test('fetch all pages: sends one call for a complete list', async () => {
  const { provider, calls } = listOf(25, 100)
  expect((await provider.getList('updates', all)).data).toHaveLength(25)
  expect(calls).toHaveLength(1)
})

test('fetch all pages: stops if the server repeats the same rows', async () => {
  const { provider, calls } = listOf(25, 10, false)
  expect((await provider.getList('updates', all)).data).toHaveLength(10)
  expect(calls).toHaveLength(2)
})

test('fetch all pages: sends one call for a single page', async () => {
  const { provider, calls } = listOf(25, 10)
  await provider.getList('updates', { ...all, pagination: { page: 1, perPage: 10 } })
  expect(calls.map(({ query }) => query.range)).toEqual(['[0,9]'])
})
