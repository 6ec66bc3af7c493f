import { buildApp } from '@kampana/server/app'
import { restoreBackup } from '@kampana/server/backup/restore'
import { table } from '@kampana/server/crud/table'
import { connect } from '@kampana/server/db/connect'
import { createSchema } from '@kampana/server/db/schema-builder'
import { readSettings } from '@kampana/server/env'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { earlierRelease, putBackup, putDatabase } from '../../support/earlier-release/earlier-release.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { personAt, type App } from '../../support/people/person.ts'
import { boats as makeBoats } from '../../support/college/migrations/0001-boats.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-earlier-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const settingsOf = (dataDir: string, others: Readonly<Record<string, string | undefined>> = {}) =>
  readSettings({
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    APP_KEY: earlierRelease.key,
    ...others,
  })

const start = async (settings: ReturnType<typeof settingsOf>): Promise<App> => {
  const app = await buildApp(settings, { now: () => earlierRelease.now })
  onTestFinished(() => app.close())
  return app
}

const expectCollege = async (app: App) => {
  const administrator = personAt(app)
  expect((await administrator.post('/login', earlierRelease.administrator)).status).toBe(200)
  const titles = async (path: string, key: string): Promise<unknown[]> =>
    (await administrator.get<Record<string, unknown>[]>(path)).body.data.map((row) => row[key])

  expect(await titles('/api/updates?sort=["id","ASC"]', 'title')).toEqual([
    'Enrolment is open',
    'Foundation Day',
    'A draft',
  ])
  expect(await titles('/api/class-status', 'reason')).toEqual(['Typhoon'])
  expect(await titles('/api/roles', 'description')).toContain('Writer')
  expect(await titles('/api/messages', 'subject')).toEqual(['Enrolment of my son'])
  const [slides] = (await administrator.get<{ src: string }[][]>('/api/slides')).body.data
  expect((await administrator.get(slides![0]!.src)).status).toBe(200)

  const log = (await administrator.get<{ action: string }[]>('/api/logs')).body.data
  expect(log.map(({ action }) => action)).toContain('delete')
  expect((await administrator.post('/api/updates/4/restore')).status).toBe(200)
  expect(await titles('/api/updates?filter={"q":"before the release"}', 'title')).toEqual([
    'Deleted before the release',
  ])
}

test('the database of an earlier release goes on: session, letters, records, log and trash', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const mail = await mailbox()
  const app = await start(settingsOf(dataDir, { MAIL_URL: mail.url }))

  const { status, text } = await personAt(app).get('/api/user', { cookie: earlierRelease.session })
  expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining('"username":"admin"') })
  // By itself it would look for letters in five seconds.
  await app.outbox.sendDue()
  const { pathname, search } = new URL((await mail.next('maria@college.example')).link)
  expect((await personAt(app).get(pathname + search, { accept: 'text/html' })).status).toBeLessThan(400)
  await expectCollege(app)
})

test('the backup of an earlier release is brought back on either database', async () => {
  const file = putBackup(folder())
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const settings = settingsOf(folder(), { DATABASE_URL: database.url })
  expect(await restoreBackup(settings, file)).toBeGreaterThan(100)
  await expectCollege(await start(settings))
})

test('an own resource of an earlier release goes on from the college’s folder, with its rows', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const collegeDir = folder()
  cpSync(fixtureCollege, collegeDir, { recursive: true })
  // What `pnpm resource boats` wrote into the product's folder, moved by hand.
  renameSync(join(collegeDir, 'migrations/0001-boats.ts'), join(collegeDir, 'migrations/0018-boats.ts'))
  const old = await connect({ kind: 'sqlite', file: join(dataDir, 'kampana.sqlite') })
  await makeBoats({ ...createSchema(old, 'sqlite'), db: table(old) })
  const row = { rig: 'sail', seats: 12, story: bodyOf('Afloat.'), created_at: '2026-11-21T00:00:00.000000Z' }
  await table(old)
    .insertInto('boats')
    .values({ name: 'Santa Clara', ...row })
    .execute()
  await table(old)
    .insertInto('kysely_migration')
    .values({ name: '0018-boats', timestamp: '2026-11-22T00:00:00.000Z' })
    .execute()
  await old.destroy()

  const app = await start(settingsOf(dataDir, { COLLEGE_DIR: collegeDir, DATABASE_URL: undefined }))
  const { body } = await personAt(app).get<{ name: string }[]>('/api/boats')
  expect(body.data.map(({ name }) => name)).toEqual(['Santa Clara'])
  await expectCollege(app)
})
