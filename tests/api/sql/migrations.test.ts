import { buildApp } from '@kampana/server/app'
import { messages } from '@kampana/server/db/migrations/0003-messages'
import { messageStatus } from '@kampana/server/db/migrations/0012-message-status'
import { editedUpdates } from '@kampana/server/db/migrations/0027-edited-updates'
import { requestsAsChanges } from '@kampana/server/db/migrations/0070-requests-as-changes'
import { formerTexts } from '@kampana/server/db/migrations/0076-former-texts'
import { website } from '@kampana/server/db/migrations/0029-website'
import { contentEditors } from '@kampana/server/db/migrations/0030-content-editors'
import { messageAnswers } from '@kampana/server/db/migrations/0039-message-answers'
import { openDatabase } from '@kampana/server/db/open'
import { createSchema } from '@kampana/server/db/schema-builder'
import { readSettings, type Settings } from '@kampana/server/env'
import { table } from '@kampana/server/crud/table'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

const kind = inject('database')

/** The settings of a college whose database nothing has been written to. */
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

test('a database that a newer version has changed is refused in a sentence, and left as it is', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  await table(db)
    .insertInto('kysely_migration')
    .values({ name: '9999-choirs', timestamp: '2030-01-01' })
    .execute()
  await expect(openDatabase(settings)).rejects.toThrow(
    /^The database .+ can't be used: a newer version of Kampana has changed it \(9999-choirs\); start that version, or put the file into .+\/migrations if it is the college's own\.$/,
  )
})

test('migrations: requests for the publication of updates of before 0070 become changes, with who asked and what was said', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  for (const column of ['asked', 'asked_by'])
    await db.schema.alterTable('updates').addColumn(column, 'integer').execute()
  await db.schema.alterTable('updates').addColumn('review_note', 'text').execute()
  const person = { id: 1, name: 'Ana Cruz', username: 'ana', email: 'ana@college.example', password: '' }
  await table(db)
    .insertInto('users')
    .values({ ...person, is_active: 1, created_at: day(1) })
    .execute()
  const made = { category: null, updates: null, excerpt: '', created_at: day(1), status: 'draft' as const }
  const rows = [
    { title: 'Asked', asked: 1, asked_by: 1 },
    { title: 'Sent back', asked_by: 1, review_note: 'When?' },
    { title: 'Asked by who is gone', asked: 1, asked_by: 99 },
    { title: 'Live', asked: 1, asked_by: 1, posted_at: day(2) },
    { title: 'Draft' },
  ]
  for (const row of rows)
    await table(db)
      .insertInto('updates')
      .values({ ...made, ...row })
      .execute()
  const kept = { row: { id: 9, title: 'Gone', asked: 1, asked_by: 1, review_note: null }, dependents: {} }
  await table(db)
    .insertInto('trash')
    .values({
      resource: 'updates',
      record_id: 9,
      title: 'Gone',
      kept: JSON.stringify(kept),
      log_id: 1,
      deleted_by: 'admin',
      deleted_at: day(3),
      expires_at: day(9),
    })
    .execute()
  await requestsAsChanges(createSchema(db, kind))
  const { name } = person
  const changes = await db
    .selectFrom('changes')
    .innerJoin('drafts', 'drafts.change_id', 'changes.id')
    .select(['drafts.title', 'changes.state', 'changes.review_note', 'asked_by_name', 'input'])
    .orderBy('changes.id')
    .execute()
  expect(changes).toEqual([
    { title: 'Asked', state: 'asked', review_note: null, asked_by_name: name, input: null },
    { title: 'Sent back', state: 'sent back', review_note: 'When?', asked_by_name: name, input: null },
    {
      title: 'Asked by who is gone',
      state: 'asked',
      review_note: null,
      asked_by_name: 'Somebody',
      input: null,
    },
  ])
  const trash = await db.selectFrom('trash').select('kept').executeTakeFirstOrThrow()
  expect(JSON.parse(trash.kept)).toEqual({ row: { id: 9, title: 'Gone' }, dependents: {} })
  const [update] = await db.selectFrom('updates').selectAll().execute()
  expect(Object.keys(update ?? {})).not.toEqual(expect.arrayContaining(['asked']))
})

test('an update of before 0027 was last edited when the log last tells of its words', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  await db.schema.alterTable('updates').dropColumn('edited_at').execute()
  const made = {
    category: 'announcements' as const,
    updates: '{}',
    excerpt: '',
    created_at: day(1),
    posted_at: day(1),
  }
  for (const title of ['Edited', 'Only published', 'Untouched'])
    await db
      .insertInto('updates')
      .values({ ...made, title })
      .execute()
  const edit = (record_id: number, created_at: string, attributes: object) =>
    db
      .insertInto('logs')
      .values({
        description: '',
        username: 'admin',
        resource: 'updates',
        record_id,
        action: 'edit',
        created_at,
        properties: JSON.stringify({ attributes }),
      })
      .execute()
  await edit(1, day(2), { title: 'Edited' })
  await edit(1, day(3), { updates: '{"type":"doc"}' })
  await edit(1, day(4), { posted_at: day(4) })
  await edit(2, day(5), { category: 'the words "title": stand here' })

  await editedUpdates(createSchema(db, kind))
  const rows = await db.selectFrom('updates').select(['title', 'edited_at']).orderBy('id').execute()
  expect(rows.map((row) => [row.title, row.edited_at])).toEqual([
    ['Edited', day(3)],
    ['Only published', null],
    ['Untouched', null],
  ])
})

test('who could note what became of a message before 0039 may answer it, and nobody else', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  const created_at = day(1)
  for (const name of ['edit messages', 'show messages']) {
    const role = { description: `May ${name}`, is_administrator: 0, created_at }
    const { id: role_id } = await db
      .insertInto('roles')
      .values(role)
      .returning('id')
      .executeTakeFirstOrThrow()
    const permission = { name, description: name, created_at }
    const { id: permission_id } = await db
      .insertInto('permissions')
      .values(permission)
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('role_permissions').values({ role_id, permission_id }).execute()
  }
  for (const name of ['message_answers', 'messages'] as const) await db.schema.dropTable(name).execute()
  for (const migration of [messages, messageStatus, messageAnswers]) await migration(createSchema(db, kind))
  const allowed = await db
    .selectFrom('role_permissions')
    .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('roles.description')
    .where('permissions.name', '=', 'answer messages')
    .execute()
  expect(allowed).toEqual([{ description: 'May edit messages' }])
})

test('two nodes that start together on a new database make one college', async () => {
  const settings = await emptyCollege()
  const nodes = await Promise.all(
    // A file of SQLite has one node; it may be started again.
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

test('migrations: no text that staff wrote over a file of before 0076 is lost, and those that were live are known', async () => {
  const settings = await emptyCollege()
  const db = await openDatabase(settings)
  onTestFinished(() => db.destroy())
  for (const name of ['former_texts', 'former_reviews']) await db.schema.dropTable(name).execute()
  await db.schema.alterTable('roles').dropColumn('sections').execute()
  const schema = createSchema(db, kind)
  await website(schema)
  await contentEditors(schema)
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
  const draft = { change_id: 7, hash: 'draft', base_hash: null, causer: 'Ben Lim', updated_at: day(6) }
  await insert('content_drafts', [{ ...draft, path: 'a.md' }])
  await formerTexts(schema)
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
    },
  ])
  const tables = await db.introspection.getTables()
  expect(tables.filter(({ name }) => name.startsWith('content_')).map(({ name }) => name)).toEqual([
    'content_version',
  ])
})
