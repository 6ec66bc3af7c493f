import { number, referenceMany, text } from '@kampana/engine-declare/kinds/index'
import { registerResources } from '@kampana/engine-declare/registry/all-resources'
import { registerSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { defineResource } from '@kampana/engine-declare/resource'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createEngineServer } from './create-engine-server.ts'
import { createFixedViewer } from './fixed-viewer.ts'
import { localSettings, type EngineSettings } from './records/context/engine-settings.ts'

const actions = ['list', 'show', 'create', 'edit', 'delete'] as const
const boats = defineResource({
  name: 'boats',
  singular: 'boat',
  label: 'Boats',
  title: 'name',
  actions,
  public: ['list'],
  fields: { name: text('Name'), seats: number('Seats') },
  unique: [['name']],
  order: ['name', 'ASC'],
})
const crews = defineResource({
  name: 'crews',
  singular: 'crew',
  label: 'Crews',
  title: 'name',
  actions,
  fields: { name: text('Name'), boats: referenceMany('Boats', 'boats', 'boatIds') },
  order: ['name', 'ASC'],
})

beforeAll(() => {
  registerResources(() => [boats, crews])
  registerSummaries({ before: [boats, crews], after: [] })
})

/** A server in memory, and calls of its viewer. */
const openServer = async (more: Partial<EngineSettings> = {}) => {
  const settings = { ...localSettings(new URL('http://localhost'), 'Asia/Manila'), ...more }
  const viewer = createFixedViewer({ name: 'Ana', username: 'ana', email: 'ana@college.example' }, settings)
  const { app, context } = await createEngineServer({
    settings,
    database: { kind: 'sqlite', file: ':memory:' },
    accounts: { store: viewer.sessions, editors: [] },
    fill: viewer.create,
    serveMore: viewer.serveAccount,
  })
  onTestFinished(() => app.close())
  const { cookies } = await app.inject('/sanctum/csrf-cookie')
  const given = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
  const headers = { 'x-xsrf-token': given['XSRF-TOKEN'] }
  const create = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: path, payload, headers, cookies: given })
  const remove = (url: string) => app.inject({ method: 'DELETE', url, headers, cookies: given })
  return { app, db: context.db, create, remove, cookies: given }
}

test('engine server: stores and lists records of a declaration, and refuses a second one with a unique name', async () => {
  const { app, create } = await openServer()
  expect((await create('/api/boats', { name: 'Santa Clara', seats: 12 })).statusCode).toBe(201)
  expect((await create('/api/boats', { name: 'Santa Clara', seats: 3 })).json()).toMatchObject({
    errors: { name: [expect.anything()] },
  })
  expect((await app.inject('/api/boats')).json()).toMatchObject({
    data: [{ name: 'Santa Clara', seats: 12 }],
  })
})

test('engine server: relates records, and shows them only to the viewer', async () => {
  const { app, create, cookies } = await openServer()
  await create('/api/boats', { name: 'Santa Clara', seats: 12 })
  expect((await create('/api/crews', { name: 'Night watch', boatIds: [1] })).statusCode).toBe(201)
  const { data } = (await app.inject({ url: '/api/crews', cookies })).json()
  expect(data).toMatchObject([{ boats: [{ id: 1, description: 'Santa Clara' }] }])
  expect((await app.inject('/api/crews')).statusCode).toBe(401)
  expect((await app.inject({ url: '/api/user', cookies })).json().data.permissions).toContain('edit boats')
})

test('engine server: deletes records from the trash after their time', async () => {
  const { app, db, create, remove } = await openServer({ trashRetainedDays: 0 })
  const trash = () => db.selectFrom('trash').select('title').execute()
  await create('/api/boats', { name: 'Santa Clara', seats: 12 })
  await remove('/api/boats/1')
  expect(await trash()).toEqual([{ title: 'Santa Clara' }])
  await app.cleanUp()
  expect(await trash()).toEqual([])
})
