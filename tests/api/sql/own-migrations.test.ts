import { connect } from '@kampana/engine-server/db/connect'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings, type Settings } from '@kampana/server/env'
import { table } from '@kampana/engine-server/records/table'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../support/server/fresh-database.ts'

/** An empty database, and a college's folder with these migrations. */
const collegeWith = async (migrations: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-own-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'migrations'))
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: url, COLLEGE_DIR: folder })
  const write = (name: string, text: string) => writeFileSync(join(folder, 'migrations', name), text)
  for (const [name, text] of Object.entries(migrations)) write(name, text)
  return { settings, write, remove: (name: string) => rmSync(join(folder, 'migrations', name)) }
}

const bells = `
import type { Schema } from 'kampana'
export const bells = async ({ db, id }: Schema): Promise<void> => {
  await db.schema.createTable('bells').$call(id).addColumn('name', 'text').execute()
  await db.insertInto('bells').values({ name: 'Arnold' }).execute()
}`
const towers = `
import { sql, type Schema } from 'kampana'
export const towers = ({ db }: Schema) => sql\`create table towers (name text)\`.execute(db)`
// Fails in the database, after which PostgreSQL rejects the rest of the transaction.
const breaking = `${towers}.then(() => sql\`insert into fallen (name) values ('tower')\`.execute(db))`

const tablesOf = async ({ database }: Settings): Promise<string[]> => {
  const db = await connect(database)
  return (await db.introspection.getTables().finally(() => db.destroy())).map(({ name }) => name)
}
const open = async (settings: Settings) => {
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  return db
}

test('own migrations: a failed migration is named, leaves no changes, and runs once corrected', async () => {
  const { settings, write, remove } = await collegeWith({
    '0001-bells.ts': bells,
    '0002-towers.ts': breaking,
  })
  await expect(openDatabase(settings)).rejects.toThrow(
    /^The database .+ cannot be used: .+\/migrations\/0002-towers\.ts failed: .*\bfallen\b.*\.$/,
  )
  expect(await tablesOf(settings)).toEqual([])

  remove('0002-towers.ts')
  write('0003-towers.ts', towers)
  const db = await open(settings)
  expect(await table(db).selectFrom('bells').select(['id', 'name']).execute()).toEqual([
    { id: 1, name: 'Arnold' },
  ])
  expect(await table(db).selectFrom('towers').select('name').execute()).toEqual([])
})

test('own migrations: run once each by number, even if the product uses the same number', async () => {
  const { settings, write } = await collegeWith({ '0018-towers.ts': towers })
  await (await openDatabase(settings)).destroy()
  write('0001-bells.ts', bells)
  await Promise.all([open(settings), settings.database.kind === 'postgres' && open(settings)])
  expect(await tablesOf(settings)).toEqual(expect.arrayContaining(['bells', 'towers', 'updates']))
})

test('own migrations: invalid and missing files are named', async () => {
  const { settings, write, remove } = await collegeWith({ 'bells.ts': bells })
  await expect(openDatabase(settings)).rejects.toThrow(/the name of .+bells\.ts must start with four digits/)
  remove('bells.ts')
  write('0001-bells.ts', 'export const one = () => 1, two = () => 2')
  await expect(openDatabase(settings)).rejects.toThrow(/0001-bells\.ts must export exactly one function\.$/)
  remove('0001-bells.ts')
  write('0002-bells.ts', 'export const bells = (')
  await expect(openDatabase(settings)).rejects.toThrow(/0002-bells\.ts failed: /)
  expect(await tablesOf(settings)).toEqual([])

  remove('0002-bells.ts')
  write('0003-bells.ts', bells)
  await (await openDatabase(settings)).destroy()
  remove('0003-bells.ts')
  await expect(openDatabase(settings)).rejects.toThrow(
    /the college's migration 0003-bells has run, but .+\/migrations has no 0003-bells\.ts/,
  )
})
