import { createApi } from '@kampana/shared/api/api'
import { resources } from '@kampana/shared/resources/index'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { english } from '@kampana/engine-admin/language/english'
import { createProductDataProvider } from '../product-verbs/product-data-provider.ts'
import { overrides } from '../resources/index.ts'
import { administrator, fakeServer, type Answer, type Call } from '../testing/fake-server.ts'
import { readDeletion, readMessage } from '@kampana/engine-admin/data-provider/server-message'

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
})
afterEach(storedAccount.clear)

const providerOver = (answer: Answer | ((call: Call) => Answer)) => {
  const server = fakeServer({ answering: typeof answer === 'function' ? answer : () => answer })
  return {
    provider: createProductDataProvider({ api: createApi({ fetch: server.fetch }), resources, overrides }),
    calls: server.calls,
  }
}

describe('several records', () => {
  test('are deleted in one call for slides, and in one call each for updates', async () => {
    const { provider, calls } = providerOver({ body: { message: 'Deleted' } })
    await provider.deleteMany('slides', { ids: [1, 2] })
    expect(calls.map(({ path }) => path)).toEqual(['/api/slides/1,2'])
    const { data } = await provider.deleteMany('updates', { ids: [3, 4] })
    expect(calls.slice(1).map(({ path }) => path)).toEqual(['/api/updates/3', '/api/updates/4'])
    expect(english.translate(readMessage(data) ?? '')).toBe('2 updates were deleted.')
  })

  test('report which of them were deleted, missing or rejected', async () => {
    const { provider, calls } = providerOver(({ path }) => {
      if (path === '/api/updates/3')
        return { status: 404, body: { message: 'No query results for model [App\\Models\\Update] 3' } }
      return path === '/api/updates/7' ? { status: 403, body: { message: 'It is locked.' } } : { status: 204 }
    })
    const ids = Array.from({ length: 10 }, (_, index) => index + 1)
    const { data } = await provider.deleteMany('updates', { ids })
    expect(calls).toHaveLength(10)
    expect(english.translate(readMessage(data) ?? '')).toBe(
      '8 of 10 updates were deleted. Already deleted: 1. Failed: 1. It is locked.',
    )
    expect(new Set(data)).toEqual(new Set(ids.filter((id) => id !== 7)))
  })

  test('count as deleted if another person has deleted them', async () => {
    const { provider } = providerOver({
      status: 404,
      body: { message: 'No query results for model [App\\Models\\Update] 1' },
    })
    const { data } = await provider.delete('updates', { id: 1, previousData: { id: 1 } })
    expect(english.translate(readMessage(data) ?? '')).toBe('The update was already deleted.')
  })

  test('are sent to our server again without missing ones, because it deletes all or none', async () => {
    storedAccount.write({ ...administrator, undo_days: 30 })
    const { provider } = providerOver(({ path }) =>
      /\b3\b/.test(path)
        ? { status: 404, body: { message: 'No query results for model [Update] 3' } }
        : { body: { message: 'Done', restorable_until: '2026-12-21', data: [] } },
    )
    const { data } = await provider.deleteMany('updates', { ids: [1, 2, 3, 4] })
    expect(english.translate(readMessage(data) ?? '')).toBe(
      '3 of 4 updates were deleted. Already deleted: 1.',
    )
    expect(readDeletion(data)).toEqual({ resource: 'updates', ids: [1, 2, 4] })
    expect(english.translate((await provider.restore('updates', [1, 2, 3, 4])) ?? '')).toBe(
      '3 updates were restored. Failed: 1. This no longer exists.',
    )
  })

  test('report the failed part of a bulk action and the changes of the others', async () => {
    storedAccount.write(administrator)
    const changed = (ids: readonly number[]) => [{ ids, before: {} }]
    const { provider } = providerOver(({ body }) => {
      const { ids } = body as { ids: number[] }
      return ids.includes(301)
        ? { status: 503, body: { message: 'Service Unavailable' } }
        : { body: { message: 'Done', changed: changed(ids), refused: [] } }
    })
    const ids = Array.from({ length: 310 }, (_, index) => index + 1)
    const { message } = await provider.actMany('messages', 'spam', ids)
    expect(english.translate(message)).toMatch(/300 messages\. Failed: 10\. Service Unavailable$/)
  })

  test('are deleted and restored in calls of up to the maximum address length on our server', async () => {
    storedAccount.write({ ...administrator, undo_days: 30 })
    const { provider, calls } = providerOver({
      body: { message: 'Done', restorable_until: '2026-12-21', data: [] },
    })
    const ids = Array.from({ length: 301 }, (_, index) => index + 1)
    const { data } = await provider.deleteMany('updates', { ids })
    expect(calls.map(({ path }) => path)).toEqual([
      `/api/updates/${ids.slice(0, 300).join(',')}`,
      '/api/updates/301',
    ])
    expect(english.translate(readMessage(data) ?? '')).toBe('301 updates were deleted.')
    expect(readDeletion(data)).toEqual({ resource: 'updates', ids })
    expect(english.translate((await provider.restore('updates', ids)) ?? '')).toBe(
      '301 updates were restored.',
    )
    expect(calls.at(-1)?.path).toBe('/api/updates/301/restore')
  })
})
