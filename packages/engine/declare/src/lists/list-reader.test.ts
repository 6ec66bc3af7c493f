import { describe, expect, test } from 'vitest'
import { failureOf } from '../testing/failure.ts'
import { ApiError } from '../api/http/api-error.ts'
import type { Client } from '../api/http/client.ts'
import type { ListQuery } from './list-query.ts'
import { createListReader, type ListCache } from './list-reader.ts'
import { basicPublicMessages } from '../messages/basic-public-messages.ts'

interface Row {
  id: number
  name: string
}
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: count - index, name: index % 2 ? 'Ben' : 'Ana' }))
const ids = ({ data }: { data: Row[] }) => data.map(({ id }) => id)

/** `paginate(5)` is flat for a model and has `meta` for a resource collection; `simplePaginate(5)` has no total. */
const paginator = (all: readonly Row[], shape: 'flat' | 'meta' | 'simple' = 'flat') => {
  const asked: number[] = []
  const failing: number[] = []
  const call: Client['call'] = async (_path, { query = {} } = {}) => {
    const page = Number(query.page ?? 1)
    asked.push(page)
    if (failing.includes(page)) throw new ApiError(429, { message: 'Too Many Attempts.' })
    const data = all.slice((page - 1) * 5, page * 5)
    const last_page = Math.ceil(all.length / 5)
    const next = page < last_page ? `http://college.test/api/logs?page=${page + 1}` : null
    const place = {
      current_page: page,
      per_page: 5,
      ...(shape !== 'simple' && { last_page, total: all.length }),
    }
    const body =
      shape === 'meta' ? { data, links: { next }, meta: place } : { data, ...place, next_page_url: next }
    return { status: 200, headers: new Headers(), body }
  }
  return { client: { call }, asked, failing }
}
const ask = (client: Client, query: ListQuery, kept?: ListCache<Row>) =>
  createListReader(client, kept)('/api/logs', query)

describe.each(['flat', 'meta', 'simple'] as const)('a list of pages, %s', (shape) => {
  test('has each row on one of our pages, with the total', async () => {
    const { client } = paginator(rows(12), shape)
    const first = await ask(client, { sort: ['id', 'DESC'], range: [0, 9] })
    const second = await ask(client, { sort: ['id', 'DESC'], range: [10, 19] })
    expect([first.total, ids(first), ids(second)]).toEqual([12, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], [2, 1]])
  })

  test('is filtered and sorted across all its pages', async () => {
    const { client } = paginator(rows(12), shape)
    const query: ListQuery = { filter: { name: 'Ben' }, sort: ['id', 'ASC'], range: [0, 3] }
    expect(await ask(client, query)).toMatchObject({
      total: 6,
      data: [{ id: 1 }, { id: 3 }, { id: 5 }, { id: 7 }],
    })
  })
})

test("list reader: fetches only the visible pages of a long list in the server's order", async () => {
  const { client, asked } = paginator(rows(500))
  expect(ids(await ask(client, { sort: ['id', 'DESC'], range: [20, 22] }))).toEqual([480, 479, 478])
  expect(asked).toEqual([1, 5])
})

test('list reader: shows the newest first if all sort values are equal', async () => {
  const same = rows(12)
    .toReversed()
    .map(({ id }) => ({ id, name: 'Ana' }))
  const { client } = paginator(same)
  expect(ids(await ask(client, { sort: ['name', 'DESC'], range: [0, 2] }))).toEqual([12, 11, 10])
})

test('list reader: reports a list too long to be collected', async () => {
  const { client, asked } = paginator(rows(500))
  const refused = await failureOf(ask(client, { sort: ['name', 'ASC'], range: [0, 9] }))
  expect(refused.message).toBe(basicPublicMessages.listTooLong)
  expect(asked).toEqual([1])
})

test('list reader: trusts a server that sends the range', async () => {
  const calls: unknown[] = []
  const call: Client['call'] = async (_path, options) => {
    calls.push(options?.query)
    const headers = new Headers({ 'content-range': 'logs 10-11/12' })
    return {
      status: 200,
      headers,
      body: { data: rows(2), meta: { current_page: 2, last_page: 2, total: 12 } },
    }
  }
  const query: ListQuery = { filter: { name: 'nobody' }, range: [10, 19] }
  expect(await ask({ call }, query, new Map())).toMatchObject({ total: 12, data: [{ id: 2 }, { id: 1 }] })
  expect(calls).toEqual([{ filter: '{"name":"nobody"}', range: '[10,19]', sort: undefined }])
})

describe('cached', () => {
  test('serves all readers of a list until it is cleared', async () => {
    const { client, asked } = paginator(rows(5))
    const kept: ListCache<Row> = new Map()
    const parts = [{ filter: { name: 'Ana' } }, { filter: { name: 'Ben' } }, { filter: { id: 1 } }]
    const answers = await Promise.all(parts.map((query) => ask(client, query, kept)))
    expect(answers.map(({ total }) => total)).toEqual([3, 2, 1])
    expect(asked).toHaveLength(1)
    kept.clear()
    await ask(client, {}, kept)
    expect(asked).toHaveLength(2)
  })

  test('retries a failed page, and no other', async () => {
    const { client, asked, failing } = paginator(rows(15))
    const kept: ListCache<Row> = new Map()
    failing.push(3)
    expect((await failureOf(ask(client, { filter: { id: 1 } }, kept))).status).toBe(429)
    failing.length = 0
    expect((await ask(client, { filter: { id: 1 } }, kept)).total).toBe(1)
    expect(asked).toEqual([1, 2, 3, 3])
  })

  test('stores nothing of a failed call', async () => {
    const { client, failing } = paginator(rows(5))
    const kept: ListCache<Row> = new Map()
    failing.push(1)
    await failureOf(ask(client, {}, kept))
    failing.length = 0
    expect((await ask(client, {}, kept)).total).toBe(5)
  })
})
