import { createApi } from '@kampana/shared/api/api'
import { resources } from '@kampana/shared/resources/index'
import { updates } from '@kampana/shared/resources/updates'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { createProductDataProvider } from './product-verbs/product-data-provider.ts'
import { english } from '@kampana/engine-admin/language/english'
import { fieldLabels, labelMessage } from '@kampana/engine-admin/data-provider/label-messages'
import { readMessage } from '@kampana/engine-admin/data-provider/server-message'
import { overrides } from './resources/index.ts'
import { answers, paginated } from './testing/answer-tables.ts'
import {
  administrator,
  administratorElsewhere,
  fakeServer,
  type Answer,
  type Call,
} from './testing/fake-server.ts'

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
})

afterEach(() => {
  storedAccount.clear()
  vi.restoreAllMocks()
})

/** Data provider whose server returns the same reply to every call. */
const providerOver = (answer: Answer | ((call: Call) => Answer)) => {
  const server = fakeServer({ answering: typeof answer === 'function' ? answer : () => answer })
  return {
    provider: createProductDataProvider({ api: createApi({ fetch: server.fetch }), resources, overrides }),
    calls: server.calls,
  }
}
const page = (perPage: number, number = 1) => ({
  pagination: { page: number, perPage },
  sort: { field: 'title', order: 'ASC' as const },
  filter: {},
})
const titles = (rows: readonly { title?: string }[]) => rows.map(({ title }) => title)

test('data provider: sends both days of a one-day event, as every back end requires', async () => {
  const { provider, calls } = providerOver({ body: { data: { id: 7 } } })
  const event = { title: 'Mass', category: 'news-and-events', from: '2026-12-02', to: '', updates: '' }
  await provider.create('updates', { data: event })
  expect(calls.at(-1)).toMatchObject({ path: '/api/updates', body: { from: '2026-12-02', to: '2026-12-02' } })
})

describe('lists', () => {
  test('send sort, range and filter, and read the total from meta', async () => {
    const { provider, calls } = providerOver({ body: { data: [{ id: 1 }], meta: { total: 24 } } })
    expect(await provider.getList('updates', page(10, 2))).toMatchObject({ data: [{ id: 1 }], total: 24 })
    expect(calls[0]).toMatchObject({
      path: '/api/updates',
      query: { sort: '["title","ASC"]', range: '[10,19]', filter: '{}' },
    })
  })

  test('flatten the grouped rows of slides', async () => {
    const { provider } = providerOver({ body: { data: [[{ id: 1 }, { id: 2 }], [{ id: 3 }]] } })
    const { data } = await provider.getList('slides', { ...page(10), sort: { field: 'id', order: 'ASC' } })
    expect(data.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('abort if the person leaves the screen', async () => {
    const { provider } = providerOver({ body: { data: [] } })
    const controller = new AbortController()
    controller.abort()
    await expect(provider.getList('updates', { ...page(10), signal: controller.signal })).rejects.toThrow(
      /abort/i,
    )
  })
})

describe('long list of another back end', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    title: `Event ${index + 1}`,
    category: 'announcements',
  }))
  const open = async () => {
    let stored: readonly { id: number; title: string }[] = rows
    const refused: string[] = []
    const { provider, calls } = providerOver((call) => {
      const id = Number(/\d+$/.exec(call.path)?.[0])
      if (refused.includes(call.method)) return { status: 500 }
      if (call.method === 'PUT')
        stored = stored.map((row) => (row.id === id ? { ...row, title: 'Renamed' } : row))
      if (call.method === 'POST') stored = [...stored, { ...rows[0]!, id: 31, title: 'Made' }]
      if (call.method === 'DELETE') stored = stored.filter((row) => row.id !== id)
      if (call.method === 'POST') return { status: 201, body: { id: 31, title: 'Made' } }
      return call.method === 'GET' ? paginated({ updates: stored })(call)! : { body: { message: 'Done' } }
    })
    const read = () => provider.getList('updates', { ...page(50), filter: { q: 'e' } })
    await read()
    calls.length = 0
    return { provider, calls, read, refused }
  }
  const reads = (calls: readonly Call[]) =>
    calls.filter(({ method }) => method === 'GET').map(({ path, query }) => path + (query.page ?? ''))

  test('reloads only the saved record', async () => {
    const { provider, calls, read } = await open()
    await provider.update('updates', { id: 17, data: { title: 'Renamed' }, previousData: rows[16]! })
    expect(titles((await read()).data)).toContain('Renamed')
    expect(reads(calls)).toEqual(['/api/updates/17'])
  })

  test('includes created records and omits deleted ones', async () => {
    const { provider, calls, read } = await open()
    await provider.create('updates', { data: { title: 'Made' } })
    await provider.delete('updates', { id: 3, previousData: rows[2]! })
    await provider.deleteMany('updates', { ids: [4, 5] })
    const { data, total } = await read()
    expect(total).toBe(28)
    expect(titles(data)).toContain('Made')
    expect(data.map(({ id }) => id)).not.toContain(3)
    expect(reads(calls)).toEqual(['/api/updates/31'])
  })

  test('reloads if the effect of a failed save is unknown', async () => {
    const { provider, calls, read, refused } = await open()
    refused.push('PUT')
    await expect(
      provider.update('updates', { id: 17, data: { title: 'B' }, previousData: rows[16]! }),
    ).rejects.toMatchObject({ status: 500 })
    await read()
    expect(reads(calls)).toHaveLength(6)
  })

  test('reloads if it may show a value of the changed record', async () => {
    const { provider, calls } = providerOver((call) =>
      call.method === 'GET' ? answers({ users: [{ id: 1, name: 'Ana' }], logs: [] })(call)! : { status: 204 },
    )
    await provider.getList('users', page(10))
    await provider.update('roles', { id: 1, data: { description: 'A' }, previousData: { id: 1 } })
    await provider.getList('users', page(10))
    expect(reads(calls)).toEqual(['/api/users', '/api/users'])
  })
})

describe('rate limit of another back end', () => {
  const refusal: Answer = { status: 429, body: { message: 'Too Many Attempts.' } }
  const limited = (times: number, headers?: Record<string, string>) => {
    let left = times
    return providerOver(() =>
      left-- > 0 ? { ...refusal, ...(headers && { headers }) } : { body: [{ id: 1, title: 'A' }] },
    )
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('delays a call for the given time and retries it', async () => {
    const { provider, calls } = limited(1, { 'retry-after': '42' })
    const list = provider.getList('updates', page(10))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    // Other calls also wait.
    const other = provider.getList('roles', page(10))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(titles((await list).data)).toEqual(['A'])
    await other
    expect(calls).toHaveLength(3)
  })

  test('retries for at most a minute if the reply gives no time', async () => {
    const { provider, calls } = limited(9)
    const failure = provider.getList('updates', page(10)).catch((error: unknown) => error)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ status: 429 })
    expect(calls).toHaveLength(4)
  })

  test('reports our own server’s rejection at once', async () => {
    storedAccount.write(administrator)
    const { provider } = limited(1, { 'retry-after': '42' })
    await expect(provider.getList('updates', page(10))).rejects.toMatchObject({ status: 429 })
  })
})

describe('a reply with an unexpected shape', () => {
  const silenced = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
  beforeEach(() => storedAccount.write(administrator))

  test.each(['list', 'record'] as const)('shows an error for a %s and logs the field', async (what) => {
    const log = silenced()
    const row = { id: 3, title: ['Enrolment'] }
    const { provider } = providerOver({ body: { data: what === 'list' ? [row] : row } })
    const ask =
      what === 'list' ? provider.getList('updates', page(10)) : provider.getOne('updates', { id: 3 })
    await expect(ask).rejects.toThrow(/^The page can’t read the server’s response\. Reload/)
    expect(log.mock.lastCall?.[0]).toMatch(/^updates\.title: /)
  })

  test.each([
    ['comes from our own server', administrator],
    ['comes from another back end', undefined],
  ])('keeps the saved values if it %s', async (_origin, account) => {
    silenced()
    storedAccount.clear()
    if (account) storedAccount.write(account)
    const { provider } = providerOver({ body: { message: 'Saved.', data: { id: 3, title: [] } } })
    const previousData = { id: 3, title: 'Old' }
    const saved = await provider.update('updates', { id: 3, data: { title: 'New' }, previousData })
    expect(saved.data).toMatchObject({ id: 3, title: 'New' })
    expect(readMessage(saved.data)).toBe('Saved.')
  })

  test('accepts extra properties and Laravel’s formats', async () => {
    storedAccount.clear()
    const sent = { id: '3', title: 'Enrolment', views: 12, from: '2026-12-11T16:00:00.000000Z' }
    const { provider } = providerOver({ body: { data: [sent] } })
    const { data } = await provider.getList('updates', page(10))
    expect(data).toEqual([{ id: 3, title: 'Enrolment', views: 12, from: '2026-12-12' }])
  })
})

describe('images of a body', () => {
  const upload = (link: string) =>
    providerOver({ body: { link } }).provider.uploadImage(new File(['x'], 'a.png'), {})

  test.each([
    ['/storage/a.png', '/storage/a.png'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    // APP_URL uses http behind an https proxy, or everywhere.
    [`http://${location.host}/storage/a.png?v=1`, '/storage/a.png?v=1'],
  ])('with the URL %s are stored as %s', async (link, kept) => {
    expect(await upload(link)).toBe(kept)
  })

  test('are rejected on upload if no page could show them', async () => {
    await expect(upload('http://elsewhere.example/a.png')).rejects.toThrow('at an http:// address')
  })
})

describe('records', () => {
  test('of a Laravel in Manila contain days instead of timestamps', async () => {
    storedAccount.write(administratorElsewhere)
    const event = { id: 7, title: 'Mass', category: 'news-and-events', updates: '{}' }
    const days = { from: '2026-12-11T16:00:00.000000Z', to: '2026-12-12T16:00:00.000000Z' }
    const { provider, calls } = providerOver({ body: { ...event, ...days } })
    const { data } = await provider.getOne('updates', { id: 7 })
    expect(data).toMatchObject({ from: '2026-12-12', to: '2026-12-13' })
    await provider.update('updates', { id: 7, data: { ...data, title: 'High mass' }, previousData: data })
    expect(calls.at(-1)!.body).toMatchObject({ title: 'High mass', from: '2026-12-12', to: '2026-12-13' })
  })

  test('get the ids of relations under the name of the form’s input', async () => {
    const { provider } = providerOver({
      body: { data: { id: 5, roles: [{ id: 2, description: 'Editor' }] } },
    })
    expect((await provider.getOne('users', { id: 5 })).data.roleIds).toEqual([2])
  })

  test('send only the declared fields, with relations as ids', async () => {
    const { provider, calls } = providerOver({ body: { message: 'Saved' } })
    await provider.update('roles', {
      id: 3,
      data: {
        id: 3,
        description: 'Writers',
        permissions: [{ id: 4, description: 'Edit updates' }, 5],
        created_at: 'x',
      },
      previousData: { id: 3 },
    })
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/roles/3',
      body: { description: 'Writers', permissions: [4, 5] },
    })
  })

  test('send no days if the category has none', async () => {
    const { provider, calls } = providerOver({ status: 201, body: { data: { id: 1 } } })
    await provider.create('updates', {
      data: { title: 'A', category: 'announcements', from: '2026-12-01', to: '2026-12-02', updates: '{}' },
    })
    expect(calls[0]!.body).toMatchObject({ category: 'announcements', from: null, to: null })
  })

  test('send `taken_place` only if it is confirmed, and don’t include it themselves', async () => {
    storedAccount.write(administrator)
    const { provider, calls } = providerOver({ status: 201, body: { message: 'Made' } })
    const past = { title: 'A', category: 'news-and-events', from: '2026-01-01', to: '2026-01-02' }
    const { data } = await provider.create('updates', { data: { ...past, taken_place: true } })
    await provider.create('updates', { data: { ...past, taken_place: false } })
    await provider.create('updates', { data: { ...past, category: 'announcements', taken_place: true } })
    expect(calls[0]!.body).toEqual({ ...past, taken_place: true })
    for (const { body } of calls.slice(1)) expect(body).not.toHaveProperty('taken_place')
    expect(data).not.toHaveProperty('taken_place')
  })

  test('send another back end only the inputs of the specification’s calls', async () => {
    const { provider, calls } = providerOver({ body: { message: 'Saved' } })
    const update = {
      title: 'A',
      subtitle: null,
      category: 'news-and-events',
      from: '2026-01-01',
      to: '2026-01-02',
      updates: '<p>Words</p>',
    }
    // Extra columns of an Eloquent model aren't sent. Saving a timestamp again would shift it by the time zone.
    const known = { ...update, id: 7, posted_at: '2026-11-13T20:11:52.000000Z', pinned: 1, taken_place: true }
    await provider.update('updates', { id: 7, data: known, previousData: known })
    await provider.create('updates', { data: known })
    const role = { description: 'Writers', permissions: [2], requires_two_step: true, sections: '/library' }
    await provider.create('roles', { data: role })
    const person = { id: 3, name: 'Ben', username: 'ben', roleIds: [2], is_active: 1 }
    await provider.update('users', { id: 3, data: person, previousData: person })
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      update,
      update,
      { description: 'Writers', permissions: [2] },
      { roleIds: [2] },
    ])
  })

  test('keep the sent values if the reply contains only a message', async () => {
    const { provider } = providerOver({ body: { message: 'Role updated' } })
    const { data } = await provider.update('roles', {
      id: 3,
      data: { description: 'Writers' },
      previousData: { id: 3, description: 'Old', created_at: 'then' },
    })
    expect(data).toMatchObject({ id: 3, description: 'Writers', created_at: 'then' })
    expect(readMessage(data)).toBe('Role updated')
  })

  test('get the product’s message if the reply has none', async () => {
    const { provider } = providerOver({ status: 204 })
    const { data } = await provider.delete('updates', { id: 1, previousData: { id: 1 } })
    expect(english.translate(readMessage(data) ?? '')).toBe('The update was deleted.')
  })
})

describe('failures', () => {
  test('show the first text of each field below its input, and the message as a notification', async () => {
    const { provider } = providerOver({
      status: 422,
      body: {
        message: 'The title has already been taken. (and 1 more error)',
        errors: {
          title: ['The title has already been taken.', 'Second'],
          'roleIds.0': ['The role is invalid.'],
        },
      },
    })
    await expect(provider.create('updates', { data: {} })).rejects.toMatchObject({
      status: 422,
      message: 'The Title has already been taken. (and 1 more error)',
      body: {
        errors: {
          title: labelMessage(fieldLabels(updates.fields), 'The title has already been taken.'),
          roleIds: 'The role is invalid.',
          root: { serverError: 'The Title has already been taken. (and 1 more error)' },
        },
      },
    })
  })

  test.each([
    ['logs', 'There was a problem retrieving the logs'],
    ['permissions', 'There was a problem retrieving the permissions'],
    ['users', 'Failed to retrieve users'],
  ])('to load a list of %s show the specified message', async (resource, words) => {
    const { provider } = providerOver({ status: 500, body: { message: 'Server Error' } })
    await expect(provider.getList(resource, page(10))).rejects.toMatchObject({ status: 500, message: words })
  })

  test.each([
    ['roles', 'There was a problem retrieving the selected role'],
    ['users', 'There was a problem retrieving the selected user'],
    ['updates', 'There was a problem retrieving the selected update'],
    ['logs', 'There was a problem retrieving the selected log'],
  ])('to load a record of %s show the specified message', async (resource, words) => {
    const { provider } = providerOver({ status: 404, body: { message: 'No query results' } })
    await expect(provider.getOne(resource, { id: 9 })).rejects.toMatchObject({ status: 404, message: words })
  })
})
