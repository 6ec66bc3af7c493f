import * as kampana from '@kampana/server/kampana'
import { buildApp } from '@kampana/server/app'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { sampledKinds } from '../../support/input/specimens.ts'
import { college } from '../../support/people/college.ts'
import { readSettings } from '@kampana/server/env'
import { resources } from '@kampana/shared/resources/index'
import { reservedNames } from '@kampana/server/college/resource-faults'
import { productTables } from '@kampana/server/db/product-tables'
import { parseResources } from '@kampana/shared/serialize-resources'

/** A copy of the tests' college, whose own resource are boats, to be changed. */
const copyOfCollege = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-boats-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  return folder
}

interface Boat {
  id: number
  name: string
  is_docked: 0 | 1 | null
}
const boat = (name: string, news: number[] = []) => ({
  name,
  rig: 'sail',
  seats: 12,
  story: bodyOf('She was built by the first class.'),
  news_ids: news,
})

test('own resources: kampana exports every kind of field that people write', () => {
  expect(Object.keys(kampana)).toEqual(expect.arrayContaining(sampledKinds))
})

test('a resource in the college’s folder is served, permitted, logged, kept in the trash and described', async () => {
  const { administrator, staff, visitor, update } = await college({
    settings: { COLLEGE_DIR: fixtureCollege },
  })
  const made = await administrator.post<Boat>('/api/boats', boat('Santa Clara', [update.id]))
  expect([made.status, made.body.message]).toEqual([201, 'The boat was created.'])
  const { id } = made.body.data
  expect((await visitor().get<Boat[]>('/api/boats')).body.data).toMatchObject([{ id, name: 'Santa Clara' }])

  const writer = await staff({ may: ['list boats', 'edit boats', 'list logs'] })
  expect((await writer.put(`/api/boats/${id}`, { seats: 14 })).body.message).toBe('The boat was saved.')
  const refused = await writer.put(`/api/boats/${id}/dock`)
  expect([refused.status, refused.body.permission]).toEqual([403, 'dock boats'])
  expect((await administrator.put(`/api/boats/${id}/dock`)).body.message).toBe('The boat was docked.')

  expect((await administrator.delete(`/api/boats/${id}`)).body.message).toBe('The boat was deleted.')
  expect((await visitor().get<Boat[]>('/api/boats')).body.data).toEqual([])
  expect((await administrator.post(`/api/boats/${id}/restore`)).status).toBe(200)
  expect((await visitor().get<Boat>(`/api/boats/${id}`)).body.data).toMatchObject({
    is_docked: 1,
    news: [{ id: update.id }],
  })

  const query = new URLSearchParams({ filter: '{"resource":"boats"}', sort: '["id","ASC"]' })
  const logs = await writer.get<{ description: string }[]>(`/api/logs?${query}`)
  expect(logs.body.data.map(({ description }) => description)).toEqual(
    ['created', 'edited', 'docked', 'deleted', 'restored'].map((done, index) =>
      expect.stringMatching(
        new RegExp(`${index === 1 ? 'staff' : 'admin'}.* ${done} the boat 'Santa Clara'`),
      ),
    ),
  )
  const { paths } = JSON.parse((await visitor().get('/api/docs/json')).text) as { paths: object }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/boats', '/api/boats/{id}', '/api/boats/{id}/dock']),
  )
})

test('a dashboard elsewhere learns the declarations from the server', async () => {
  const { visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { data } = (await visitor().get<object[]>('/api/resources')).body
  expect(parseResources(JSON.stringify(data))).toMatchObject([
    { name: 'boats', fields: { seats: { kind: 'number', max: 60 } }, paths: { show: '/boat/:id' } },
  ])
})

/** How a start with this folder ends. */
const startIn = async (folder: string): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    COLLEGE_DIR: folder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  }
  return buildApp(readSettings(settings)).then(
    (app) => app.close().then(() => 'started'),
    (error: Error) => error.message,
  )
}

const declaration = (changes: string): string => `
  import { datetime, defineResource, readOnly, text } from 'kampana'
  export const rowers = defineResource({
    name: 'rowers', singular: 'rower', label: 'Rowers', title: 'name', actions: ['list', 'show'],
    fields: { name: text('Name'), created_at: readOnly(datetime('Created')) },
    ${changes}
  })`

test.for([
  ['rowers', 'declares no resource: it must export what', 'export const rowers = 7'],
  ['rowers', "can't be loaded: ", 'export const rowers = ('],
  ['rower', "declares 'rowers': name the file rowers.ts.", declaration('')],
  ['updates', "the name 'updates' is taken.", declaration("name: 'updates'")],
  ['user', "the name 'user' is taken.", declaration("name: 'user'")],
  ['limits', "the table 'limits' is the product's", declaration("name: 'limits'")],
  ['rowers', "the singular 'user' is taken.", declaration("singular: 'user'")],
  ['rowers', "the dashboard's address '/users' is taken.", declaration("paths: { list: '/users' }")],
  [
    'rowers',
    "the field 'name' is of no kind",
    declaration("fields: { name: { kind: 'oar', label: 'Oar' } }"),
  ],
  ['rowers', "it has no field 'nickname'.", declaration("title: 'nickname'")],
  ['rowers', 'declares no resource', declaration('order: 7')],
  ['rowers', "it has no field '7'.", declaration('search: [7]')],
  ['rowers', 'only list and show can be public.', declaration("public: ['create']")],
  ['rowers', 'write its migration by `pnpm resource rowers`.', declaration('')],
] as const)('%s.ts is refused: %s', async ([name, told, text]) => {
  const folder = copyOfCollege()
  writeFileSync(join(folder, `resources/${name}.ts`), text)
  const said = await startIn(folder)
  expect(said).toContain(`${folder}/resources/${name}.ts`)
  expect(said).toContain(told)
})

test('a field without its column is told, and started with once a migration adds it', async () => {
  const folder = copyOfCollege()
  const file = join(folder, 'resources/boats.ts')
  rmSync(file)
  writeFileSync(join(folder, 'resources/rowers.ts'), declaration(''))
  const migration = join(folder, 'migrations/0002-rowers.ts')
  const made = (more: string) => `
    import type { Schema } from 'kampana'
    export const rowers = async ({ db, id }: Schema) =>
      db.schema.createTable('rowers').$call(id).addColumn('name', 'text')${more}.execute()`
  writeFileSync(migration, made(''))
  expect(await startIn(folder)).toMatch(/rowers\.ts: the table 'rowers' has no column 'created_at'/)
  rmSync(migration)
  writeFileSync(join(folder, 'migrations/0003-rowers.ts'), made(".addColumn('created_at', 'text')"))
  expect(await startIn(folder)).toBe('started')
})

test('no name that the product itself takes is free', async () => {
  const { app, database } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const declared = new Set(['boats', 'boat-news', ...resources.map(({ name }): string => name)])
  const names = app.routes
    .map(({ url }) => /^\/api\/([^/:*]+)/.exec(url)?.[1])
    .filter((name) => name !== undefined)
  expect(names.filter((name) => !reservedNames.has(name) && !declared.has(name))).toEqual([])
  const tables = await database((db) => db.introspection.getTables({ withInternalKyselyTables: true }))
  const unknown = tables
    .map(({ name }) => name)
    .filter((name) => !productTables.has(name) && !declared.has(name.replaceAll('_', '-')))
  // SQLite's own, of a full-text index.
  expect(unknown.filter((name) => !/_(?:config|data|docsize|idx)$/.test(name))).toEqual([])
})
