import { buildApp } from '@kampana/server/app'
import { baselineTables } from '@kampana/server/db/baseline/tables'
import { formerTexts } from '@kampana/server/db/migrations/0076-former-texts'
import { formerDrafts } from '@kampana/server/db/migrations/0106-former-drafts'
import { formerTitles } from '@kampana/server/db/migrations/0115-former-titles'
import { openDatabase } from '@kampana/server/db/open'
import { createSchema } from '@kampana/engine-server/db/migration-schema'
import { readSettings, type Settings } from '@kampana/server/env'
import { table } from '@kampana/engine-server/records/table'
import { sql } from 'kampana'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

const kind = inject('database')

/** Settings of a college with an empty database. */
const emptyCollege = async (): Promise<Settings> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-migrations-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, drop } = await freshDatabase()
  onTestFinished(drop)
  return readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: password,
  })
}

/** A day of November 2026. */
const day = (number: number): string => `2026-11-0${number}T00:00:00.000000Z`

test('migrations: rejects a database of a newer version with an explanation, and leaves it unchanged', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  await table(db)
    .insertInto('kysely_migration')
    .values({ name: '9999-choirs', timestamp: '2030-01-01' })
    .execute()
  await expect(openDatabase(settings)).rejects.toThrow(
    /^The database .+ cannot be used: a newer version of Kampana has migrated it \(9999-choirs\)\. Start that version\. If the migration belongs to the college, put its file into .+\/migrations\.$/,
  )
})

test('migrations: creates one college if two nodes start on a new database', async () => {
  const settings = await emptyCollege()
  const nodes = await Promise.all(
    // An SQLite file has one node, which may be restarted.
    kind === 'postgres'
      ? [buildApp(settings), buildApp(settings)]
      : [buildApp(settings).then((app) => app.close().then(() => buildApp(settings)))],
  )
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))))
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'admin' }])
  expect((await db.selectFrom('roles').select('description').execute()).length).toBe(3)
})

test('migrations: rejects a database from before 0.3.1 with an explanation, and leaves it unchanged', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  const history = table(db).updateTable('kysely_migration')
  await history.set({ name: '0054-confirmed-sessions' }).where('name', '=', '0073-baseline').execute()
  await expect(openDatabase(settings)).rejects.toThrow(
    /^The database .+ cannot be used: it was last used by a version before 0\.3\.1\. Start version 0\.3\.1 once, then this version\.$/,
  )
  const names = await table(db).selectFrom('kysely_migration').select('name').orderBy('name').execute()
  expect(names[0]).toEqual({ name: '0054-confirmed-sessions' })
})

test('migrations: retains all edits of files from before 0076, and marks the live edits', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  for (const name of ['former_texts', 'former_reviews']) await db.schema.dropTable(name).execute()
  for (const [name, columns] of Object.entries(baselineTables))
    if (/^content_(?!version$)/.test(name))
      await sql
        .raw(`create table ${name} (${kind === 'sqlite' ? columns.replace('serial', 'integer') : columns})`)
        .execute(db)
  const by = { causer: 'Ana Cruz', note: '' }
  const version = { ...by, parent: null, kind: 'edit', change_id: 1 }
  const insert = async (name: string, rows: object[]) => {
    for (const row of rows) await table(db).insertInto(name).values(row).execute()
  }
  await insert(
    'content_texts',
    ['first', 'second', 'draft'].map((text) => ({ hash: text, text })),
  )
  await insert('content_versions', [
    { ...version, path: 'a.md', hash: 'first', created_at: day(1) },
    { ...version, path: 'a.md', hash: 'second', created_at: day(2) },
    { ...version, path: 'b.md', hash: 'first', created_at: day(3) },
    { ...version, path: 'c.md', hash: null, created_at: day(4) },
  ])
  await insert('content_heads', [
    { path: 'a.md', hash: 'second', base_hash: null, version: 2 },
    { path: 'c.md', hash: null, base_hash: null, version: 4 },
  ])
  await insert('content_changes', [
    {
      ...by,
      id: 7,
      note: 'For June',
      state: 'scheduled',
      publish_at: day(9),
      problem: null,
      created_at: day(5),
    },
  ])
  const draft = { change_id: 7, hash: 'draft', causer: 'Ben Lim', updated_at: day(6) }
  await insert('content_drafts', [
    { ...draft, path: 'a.md', base_hash: 'second' },
    { ...draft, path: 'new.md', base_hash: null },
  ])
  await formerTexts(createSchema(db))
  await formerDrafts(createSchema(db))
  expect(await db.selectFrom('former_texts').selectAll().orderBy('id').execute()).toMatchObject([
    { path: 'a.md', text: 'first', state: 'version' },
    { path: 'a.md', text: 'second', state: 'live', causer: 'Ana Cruz', written_at: day(2) },
    { path: 'b.md', text: 'first', state: 'version' },
    { path: 'c.md', text: null, state: 'live' },
    {
      path: 'a.md',
      text: 'draft',
      state: 'waiting',
      note: 'For June',
      causer: 'Ben Lim',
      publish_at: day(9),
      base: 'second',
      change_id: 7,
    },
    { path: 'new.md', base: '', change_id: 7 },
  ])
  const tables = await db.introspection.getTables()
  expect(tables.filter(({ name }) => name.startsWith('content_')).map(({ name }) => name)).toEqual([
    'content_version',
  ])
})

test('migrations: converts former titles to redirects, also those of updates in the trash', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  await sql.raw(`create table former_titles (${baselineTables['former_titles']})`).execute(db)
  const update = { category: 'announcements', excerpt: '', status: 'published', created_at: day(1) } as const
  const updates = await table(db)
    .insertInto('updates')
    .values([
      { ...update, title: 'Now: café?' },
      { ...update, title: 'Draft', category: null, status: 'draft' },
      { ...update, title: 'old' },
    ])
    .returning('id')
    .execute()
  const [live, draft, other] = updates.map(({ id }) => Number(id))
  const former = (title: string, update_id = live) => ({ category: 'announcements', title, update_id })
  await table(db)
    .insertInto('former_titles')
    .values([former('Old'), former('Now: café?'), former('old'), former('A/B 100%'), former('Once', draft)])
    .execute()
  const kept = {
    row: { ...update, id: 99, title: 'Gone' },
    dependents: { former_titles: [former('Old', 99), former('Gone before', 99)] },
  }
  const trash = { resource: 'updates', record_id: 99, title: 'Gone', log_id: 1, deleted_at: day(2) }
  await table(db)
    .insertInto('trash')
    .values({ ...trash, kept: JSON.stringify(kept), expires_at: day(9) })
    .execute()
  await formerTitles(createSchema(db))
  const at = (title: string) => `/updates/announcements/${title}`
  const redirects = await db.selectFrom('redirects').select(['path', 'target']).orderBy('id').execute()
  expect(redirects.map(({ path, target }) => [path, target])).toEqual([
    [at('Old'), at('Now:%20café%3F')],
    [at('A%2FB%20100%25'), at('Now:%20café%3F')],
    [at('Once'), at('Draft')],
    [at('Gone%20before'), at('Gone')],
  ])
  const own = db.selectFrom('addresses').select(['path', 'record_id']).where('resource', '=', 'updates')
  expect(await own.orderBy('record_id').execute()).toEqual([
    { path: at('Now:%20café%3F'), record_id: live },
    { path: at('old'), record_id: other },
  ])
})
