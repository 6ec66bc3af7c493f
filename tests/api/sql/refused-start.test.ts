import { buildApp } from '@kampana/server/app'
import { connect } from '@kampana/engine-server/db/connect'
import { readSettings, type Settings } from '@kampana/server/env'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { sql } from 'kampana'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { earlierRelease, putDatabase } from '../../support/earlier-release/earlier-release.ts'
import { everything } from '../../support/input/everything.ts'
import { collegeKey } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-refused-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A copy of the college's folder with a change and, by default, a pending migration. */
const folderWith = (path: string, change: (text: string) => string, { isPending = true } = {}): string => {
  const own = folder()
  cpSync(fixtureCollege, own, { recursive: true })
  const text = statSync(join(own, path), { throwIfNoEntry: false })
    ? readFileSync(join(own, path), 'utf8')
    : ''
  writeFileSync(join(own, path), change(text))
  if (isPending) writeFileSync(join(own, 'migrations/0002-piers.ts'), piers)
  return own
}
const piers = `
import { sql, type Schema } from 'kampana'
export const piers = ({ db }: Schema) => sql\`create table piers (name text)\`.execute(db)`

/** Hashes of all files except SQLite's WAL index, which each process rewrites. */
const filesOf = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.endsWith('-shm') && statSync(join(dataDir, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(dataDir, name)))
          .digest('hex'),
      ]),
  )

/** Tables of a database with their columns, read without other queries. */
const schemaOf = async ({ database }: Settings): Promise<string[]> => {
  const db = await connect(database)
  const tables = await db.introspection
    .getTables({ withInternalKyselyTables: true })
    .finally(() => db.destroy())
  return tables.map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join()}`)
}

/** A stopped college with its folder and database. */
const stopped = async () => {
  const { app, settings, database } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const state = async () => ({
    files: filesOf(settings.dataDir),
    schema: await schemaOf(settings),
    rows: await everything(settings),
  })
  await app.close()
  return { settings, database, state }
}

const refusals: Record<string, { change: (settings: Settings) => Partial<Settings>; reason: RegExp }> = {
  'an error in the folder': {
    change: () => ({ collegeDir: folderWith('theme.css', () => ':root { --text-m: huge }') }),
    reason: /theme\.css:1/,
  },
  'an error in the folder, with a new key and no pending migration': {
    change: () => ({
      collegeDir: folderWith('theme.css', () => ':root { --text-m: huge }', { isPending: false }),
      appKey: 'a key that the college was given this morning',
      previousKeys: [collegeKey],
    }),
    reason: /theme\.css:1/,
  },
  'a resource of the college without its column': {
    change: () => ({
      collegeDir: folderWith('resources/boats.ts', (text) => text.replaceAll('seats', 'benches')),
    }),
    reason: /has no column 'benches'/,
  },
  'a failing migration of the college': {
    change: () => ({
      collegeDir: folderWith('migrations/0003-fails.ts', () => piers.replace('create', 'make')),
    }),
    reason: /0003-fails\.ts failed/,
  },
  'a wrong key': {
    change: () => ({
      collegeDir: folderWith('theme.css', () => ''),
      appKey: 'a key that was typed a little differently here',
    }),
    reason: /is not the last key of the database/,
  },
}

describe('refused start: leaves files, schema and rows unchanged', () => {
  test.each(Object.entries(refusals))('with %s', async (_name, { change, reason }) => {
    const { settings, state } = await stopped()
    const before = await state()
    await expect(buildApp({ ...settings, ...change(settings) })).rejects.toThrow(reason)
    expect(await state()).toEqual(before)
  })

  test('with a database of a newer version', async () => {
    const { settings, database, state } = await stopped()
    await database((db) =>
      sql`insert into kysely_migration values ('9999-next', '2027-01-01T00:00:00Z')`.execute(db),
    )
    const before = await state()
    await expect(buildApp(settings)).rejects.toThrow('a newer version of Kampana has migrated it (9999-next)')
    expect(await state()).toEqual(before)
  })
})

test('refused start: a first start leaves no file and no table', async () => {
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const dataDir = join(folder(), 'data')
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    COLLEGE_DIR: folderWith('home.yaml', () => 'title: ['),
    SEED: 'none',
  })
  await expect(buildApp(settings)).rejects.toThrow('home.yaml')
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined()
  const tables = url === undefined ? [] : await schemaOf(settings)
  expect(tables).toEqual([])
})

const ofBefore = { APP_KEY: earlierRelease.key, SEED: 'none', LOG_LEVEL: 'silent' }

test('refused start: leaves an SQLite file of 0.3.1 unchanged if the folder has the former layout', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const before = filesOf(dataDir)
  const COLLEGE_DIR = folderWith('site-map.yaml', () => 'menu: []\n')
  const settings = readSettings({ ...ofBefore, DATA_DIR: dataDir, COLLEGE_DIR })
  await expect(buildApp(settings)).rejects.toThrow('site-map.yaml: belongs to a folder of')
  expect(filesOf(dataDir)).toEqual(before)
})

test('refused start: leaves an SQLite file and its WAL as a crash left them', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const place = { ...ofBefore, COLLEGE_DIR: fixtureCollege }
  const app = await buildApp(readSettings({ ...place, DATA_DIR: dataDir }))
  onTestFinished(() => app.close())
  const crashed = folder()
  cpSync(dataDir, crashed, { recursive: true })
  const before = filesOf(crashed)
  expect(Object.keys(before)).toContain('kampana.sqlite-wal')
  const start = (more: object) => buildApp(readSettings({ ...place, DATA_DIR: crashed, ...more }))
  const COLLEGE_DIR = folderWith('theme.css', () => ':root { --text-m: huge }')
  await expect(start({ COLLEGE_DIR })).rejects.toThrow('theme.css:1')
  await expect(start({ APP_KEY: `not ${earlierRelease.key}` })).rejects.toThrow('kampana key replace')
  expect(filesOf(crashed)).toEqual(before)
})
