import { visitorAccept } from '@kampana/engine-declare/api/http/visitor'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const list = '/api/updates?range=[0,9]'

test('response cache: shows changes to visitors immediately', async () => {
  const { administrator, visitor, publish, update } = await college()
  const titles = async (): Promise<string[]> =>
    (await visitor().get<{ title: string }[]>(list)).body.data.map(({ title }) => title)
  const one = async () =>
    (await visitor().get<{ title: string }>(`/api/updates/${update.id}`)).body.data?.title
  expect([await titles(), await one()]).toEqual([[update.title], update.title])
  await publish({ title: 'The chapel roof is mended' })
  expect(await titles()).toContain('The chapel roof is mended')
  await administrator.put(`/api/updates/${update.id}`, { title: 'Enrolment is over' })
  expect([await titles(), await one()]).toEqual([
    ['The chapel roof is mended', 'Enrolment is over'],
    'Enrolment is over',
  ])
  await administrator.delete(`/api/updates/${update.id}`)
  expect([await titles(), await one()]).toEqual([['The chapel roof is mended'], undefined])
})

test('response cache: never shows visitors a reply to staff', async () => {
  const { administrator, visitor, publish } = await college()
  const draft = await publish({ title: 'Not for you yet', posted_at: null })
  const address = `/api/updates/${draft.id}`
  expect((await administrator.get(list)).text).toContain('Not for you yet')
  expect((await administrator.get(address)).status).toBe(200)
  expect((await visitor().get(list)).text).not.toContain('Not for you yet')
  expect((await visitor().get(address)).status).toBe(404)
  // And staff still see every update.
  expect((await administrator.get(list)).text).toContain('Not for you yet')
})

test("site calls: treat staff with cookies as visitors, and don't extend their sessions", async () => {
  const { app, administrator, publish, staff } = await college()
  const draft = await publish({ title: 'Not for you yet', posted_at: null })
  const writer = await staff({ may: ['list updates', 'show updates', 'list slides'] })
  // The first request runs through Fastify, the second is served from the cache.
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = `kampana_session=${encodeURIComponent(writer.cookie('kampana_session')!)}`
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(origin + path, { headers })
    const { date: _, 'x-request-id': __, ...told } = Object.fromEntries(answer.headers)
    return { status: answer.status, told, text: await answer.text() }
  }
  for (const path of [
    list,
    `/api/updates/${draft.id}`,
    '/api/slides',
    '/api/updates/paginated?page=1',
    '/api/user',
  ])
    for (const _ of ['first', 'again']) {
      const asVisitor = await ask(path, { accept: visitorAccept, cookie })
      expect(asVisitor).toEqual(await ask(path, { accept: 'application/json' }))
      expect(asVisitor.told).not.toHaveProperty('set-cookie')
    }
  expect((await ask(list, { accept: 'application/json', cookie })).text).toContain('Not for you yet')
  expect(
    (await administrator.post('/api/roles', { description: 'x', permissions: [] }, { accept: visitorAccept }))
      .status,
  ).toBe(419)
})

test('response cache: a cached reply equals the first reply, and is logged', async () => {
  const lines: string[] = []
  const { app, update } = await college({
    settings: { LOG_LEVEL: 'info' },
    log: (line) => lines.push(line),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (path: string) => {
    const answer = await fetch(origin + path)
    const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers)
    return { id, headers, text: await answer.text() }
  }
  for (const path of [list, `/api/updates/${update.id}`, '/api/updates/paginated?page=1']) {
    const [first, again] = [await ask(path), await ask(path)]
    expect(again).toEqual({ ...first, id: expect.stringMatching(/^[\da-f-]{36}$/) })
    const told = lines.filter((line) => line.includes(first.id!) || line.includes(again.id!))
    expect(told.map((line) => JSON.parse(line) as object)).toMatchObject(
      [first, again].map(({ id }) => ({
        reqId: id,
        req: { id, method: 'GET', path: path.split('?')[0], ip: '127.0.0.1' },
        status: 200,
        msg: 'request completed',
      })),
    )
  }
})
