import * as kampana from '@kampana/server/kampana'
import { buildApp } from '@kampana/server/app'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { sampledKinds } from '../../support/input/specimens.ts'
import { college } from '../../support/people/college.ts'
import { readSettings } from '@kampana/server/env'
import { resources } from '@kampana/shared/resources/index'
import { formerNames, formerProperties } from '@kampana/server/college/former-names'
import { jobOpenings } from '@kampana/shared/resources/job-openings'
import { reservedNames } from '@kampana/server/college/resource-faults'
import { productTables } from '@kampana/server/db/product-tables'
import { parseResources } from '@kampana/engine-declare/serialize-resources'

/** A copy of the test college, whose own resource is boats, for changes. */
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

test('own resources: the kampana package exports every kind of editable field', () => {
  expect(Object.keys(kampana)).toEqual(expect.arrayContaining(sampledKinds))
})

test('own resources: a typo in a field name doesn’t compile', () => {
  const boats = { name: 'boats', singular: 'boat', label: 'Boats', title: 'name', actions: ['list'] } as const
  const fields = { name: kampana.text('Name'), launched: kampana.day('Launched') }
  const { order } = kampana.defineResource({ ...boats, fields, order: ['launched', 'ASC'] })
  // @ts-expect-error: no such field.
  const misspelled = kampana.defineResource({ ...boats, fields, order: ['lauched', 'ASC'] })
  expect([order[0], misspelled.order[0]]).toEqual(['launched', 'lauched'])
})

test('own resources: a resource in the college’s folder has an API, permissions, a log and a trash', async () => {
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
})

test('own resources: a separate dashboard reads the declarations from the server', async () => {
  const { visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { data } = (await visitor().get<object[]>('/api/resources')).body
  expect(parseResources(JSON.stringify(data))).toMatchObject([
    { name: 'boats', fields: { seats: { kind: 'number', max: 60 } }, paths: { show: '/boat/:id' } },
  ])
})

test('pages: a product resource that declares pages has them on the site', async () => {
  const page = { path: '/open-positions', list: ['department'], show: ['body'], empty: 'None is open.' }
  Object.assign(jobOpenings, { page })
  onTestFinished(() => void Reflect.deleteProperty(jobOpenings, 'page'))
  const { administrator, visitor } = await college()
  expect((await visitor().get('/open-positions')).text).toContain('None is open.')
  const { id } = (await administrator.post<{ id: number }>('/api/job-openings', jobOpening)).body.data
  expect((await visitor().get('/open-positions')).text).toContain('School librarian')
  expect((await visitor().get(`/open-positions/${id}`)).text).toContain('Licensed, and fond of readers.')
})

/** Outcome of a start with this folder. */
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
  ['rowers', 'does not declare a resource. Export exactly one value', 'export const rowers = 7'],
  ['rowers', 'cannot be loaded: ', 'export const rowers = ('],
  ['rower', "declares 'rowers'. Rename the file to rowers.ts.", declaration('')],
  ['updates', "the name 'updates' is taken.", declaration("name: 'updates'")],
  ['user', "the name 'user' is taken.", declaration("name: 'user'")],
  ['limits', "the table 'limits' belongs to the product", declaration("name: 'limits'")],
  ['rowers', "the singular 'user' is taken.", declaration("singular: 'user'")],
  ['rowers', "the dashboard's address '/users' is taken.", declaration("paths: { list: '/users' }")],
  [
    'rowers',
    "the field 'name' has an unknown kind",
    declaration("fields: { name: { kind: 'oar', label: 'Oar' } }"),
  ],
  ['rowers', "refers to a missing field 'nickname'.", declaration("title: 'nickname'")],
  ['rowers', 'does not declare a resource', declaration('order: 7')],
  ['rowers', "refers to a missing field '7'.", declaration('search: [7]')],
  ['rowers', 'only the actions list and show can be public.', declaration("public: ['create']")],
  ['rowers', "refers to a missing field 'state'.", declaration("visibleWhere: { state: 'open' }")],
  ['rowers', "refers to a missing field 'crew'.", declaration("inBodies: { columns: ['crew'] }")],
  [
    'rowers',
    "'name' must be a day field: records are public from that day.",
    declaration("visibleFrom: 'name'"),
  ],
  ['rowers', 'a resource with drafts needs the action edit.', declaration('drafts: {}')],
  ['rowers', "'name' must be an optional datetime", declaration("drafts: { live: 'name' }")],
  [
    'rowers',
    "the permission 'row boats' for publishing drafts does not exist",
    declaration("drafts: {}, permissions: { publish: 'row boats' }"),
  ],
  ['rowers', 'Write its migration with `pnpm kampana resource rowers`.', declaration('')],
] as const)('own resources: rejects %s.ts: %s', async ([name, told, text]) => {
  const folder = copyOfCollege()
  writeFileSync(join(folder, `resources/${name}.ts`), text)
  const said = await startIn(folder)
  expect(said).toContain(`${folder}/resources/${name}.ts`)
  expect(said).toContain(told)
})

test('own resources: reports a field without a column, and starts after a migration that imports another file adds it', async () => {
  const folder = copyOfCollege()
  const file = join(folder, 'resources/boats.ts')
  rmSync(file)
  writeFileSync(join(folder, 'resources/rowers.ts'), declaration(''))
  const migration = join(folder, 'migrations/0002-rowers.ts')
  const made = (more: string) => `
    import type { Schema } from 'kampana'
    import { table } from '../tables.ts'
    export const rowers = async ({ db, id }: Schema) =>
      db.schema.createTable(table).$call(id).addColumn('name', 'text')${more}.execute()`
  writeFileSync(join(folder, 'tables.ts'), "export const table: string = 'rowers'")
  writeFileSync(migration, made(''))
  expect(await startIn(folder)).toMatch(/rowers\.ts:4: the table 'rowers' has no column 'created_at'/)
  rmSync(migration)
  writeFileSync(join(folder, 'migrations/0003-rowers.ts'), made(".addColumn('created_at', 'text')"))
  expect(await startIn(folder)).toBe('started')
})

test('exported names: the names of the last two versions still exist', async () => {
  const file = join(import.meta.dirname, '../../support/earlier-release/kampana.json')
  const released = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
  const kampana: object = await import('@kampana/server/kampana')
  const gone = released
    .slice(-2)
    .flat()
    .filter((name) => !(name in kampana))
  expect(gone).toEqual([])
})

test('own resources: a resource with names of 0.2.0 works, and the log gives their new names', async () => {
  const folder = copyOfCollege()
  rmSync(join(folder, 'resources/boats.ts'))
  const file = join(folder, 'resources/trips.ts')
  writeFileSync(file, ofBefore)
  writeFileSync(join(folder, 'migrations/0002-trips.ts'), tablesOfBefore)
  const lines: string[] = []
  const { administrator, visitor, update } = await college({
    settings: { COLLEGE_DIR: folder, LOG_LEVEL: 'warn' },
    log: (line) => lines.push(line),
  })
  const trip = {
    title: 'To the lake',
    kind: 'outdoor',
    place: 'Lake Mainit',
    is_full: 1,
    levels: null,
    update_id: update.id,
    news_ids: [update.id],
    notes: 'Bring water.',
    motto: 'Fish',
    ends: '2020-01-01',
    starts_at: '2026-12-01T00:00:00Z',
  }
  const made = await administrator.post<{ id: number }>('/api/trips', trip)
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  const { update_id: _update, news_ids: _news, starts_at: _starts, ...plain } = trip
  const { data } = (await administrator.get<object>(`/api/trips/${made.body.data.id}`)).body
  expect(data).toMatchObject({ ...plain, update: { id: update.id }, news: [{ id: update.id }] })
  const [row] = (await administrator.get<object[]>('/api/trips')).body.data
  expect([Object.hasOwn(row!, 'motto'), Object.hasOwn(row!, 'notes')]).toEqual([false, true])
  expect((await administrator.post('/api/trips', { ...trip, place: '' })).body.errors).toHaveProperty('place')
  // `publicUntil` hides the record, because its last day has passed.
  expect((await visitor().get(`/api/trips/${made.body.data.id}`)).status).toBe(404)

  const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(told.filter((sentence) => sentence.startsWith(file))).toEqual(
    Object.entries({ ...formerNames, ...formerProperties })
      .filter(([former]) => former !== 'turns')
      .map(
        ([former, now]) => `${file}: '${former}' is now called '${now}'. Kampana 0.5.0 drops the old name.`,
      ),
  )
})

const ofBefore = `
  import {
    choice, day, defineResource, detail, listed, longText, many, moment, names, one, onlyWhen, optional, readOnly,
    text, yesNo,
  } from 'kampana'
  export const trips = defineResource({
    name: 'trips', singular: 'trip', label: 'Trips', title: 'title',
    actions: ['list', 'show', 'create', 'edit', 'delete'],
    public: ['list', 'show'],
    publicUntil: 'ends',
    fields: {
      title: text('Title'),
      kind: choice('Kind', { outdoor: 'Outdoor', indoor: 'Indoor' }),
      place: onlyWhen('kind', 'outdoor', text('Place')),
      is_full: yesNo('Full'),
      levels: names('Levels', { of: 'levels', all: 'All levels' }),
      update: one('Update', 'updates', 'update_id'),
      news: many('News', 'updates', 'news_ids'),
      notes: listed(longText('Notes')),
      motto: detail(text('Motto')),
      ends: optional(day('Last day')),
      starts_at: moment('Starts'),
      created_at: readOnly(moment('Created')),
    },
  })`

const tablesOfBefore = `
  import type { Schema } from 'kampana'
  export const trips = async ({ db, id }: Schema) => {
    let table = db.schema.createTable('trips').$call(id)
    for (const name of ['title', 'kind', 'place', 'levels', 'notes', 'motto', 'ends', 'starts_at', 'created_at'])
      table = table.addColumn(name, 'text')
    for (const name of ['is_full', 'update_id']) table = table.addColumn(name, 'integer')
    await table.execute()
    await db.schema.createTable('trip_news')
      .addColumn('trip_id', 'integer').addColumn('update_id', 'integer').execute()
  }`

test('own resources: every route and table name of the product is reserved', async () => {
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
  // Internal tables of SQLite's full-text index.
  expect(unknown.filter((name) => !/_(?:config|data|docsize|idx)$/.test(name))).toEqual([])
})
