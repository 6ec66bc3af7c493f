import { buildApp } from '@kampana/server/app'
import { restoreBackup } from '@kampana/server/backup/restore'
import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { sql } from 'kampana'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { earlierRelease, putBackup, putDatabase } from '../../support/earlier-release/earlier-release.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { personAt, type App } from '../../support/people/person.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
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
    COLLEGE_DIR: fixtureCollege,
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

  expect(await titles('/api/boats', 'name')).toEqual(['Santa Clara'])

  const log = (await administrator.get<{ action: string }[]>('/api/logs')).body.data
  expect(log.map(({ action }) => action)).toContain('delete')
  expect((await administrator.post('/api/updates/4/restore')).status).toBe(200)
  expect(await titles('/api/updates?filter={"q":"before the release"}', 'title')).toEqual([
    'Deleted before the release',
  ])
}

test('earlier version: its database continues with session, e-mails, records, log and trash', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const mail = await mailbox()
  const app = await start(settingsOf(dataDir, { MAIL_URL: mail.url }))

  const { status, text } = await personAt(app).get('/api/user', { cookie: earlierRelease.session })
  expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining('"username":"admin"') })
  // The outbox would otherwise run only after five seconds.
  await app.outbox.sendDue()
  const { pathname, search } = new URL((await mail.next('maria@college.example')).link)
  expect((await personAt(app).get(pathname + search, { accept: 'text/html' })).status).toBeLessThan(400)
  await expectCollege(app)
})

test('earlier version: its backup is restored on either database', async () => {
  const file = putBackup(folder())
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const settings = settingsOf(folder(), { DATABASE_URL: database.url })
  expect(await restoreBackup(settings, file)).toBeGreaterThan(100)
  await expectCollege(await start(settings))
})

test('migrations: a database of 0.3.1 gets the schema of a new database', async () => {
  const dataDir = folder()
  putDatabase(dataDir)
  const describe = async (place: string) => {
    const settings = settingsOf(place, { DATABASE_URL: undefined })
    const db = await openDatabase(settings)
    onTestFinished(() => db.destroy())
    const indexes = await sql<{
      name: string
    }>`select name from sqlite_schema where type = 'index' and sql is not null order by name`.execute(db)
    const tables = await db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns }) =>
      columns.map(
        (column) =>
          `${name} ${column.name} ${column.dataType} ${column.isNullable} ${column.hasDefaultValue}`,
      ),
    )
    return { indexes: indexes.rows, columns: columns.sort() }
  }
  expect(await describe(dataDir)).toEqual(await describe(folder()))
})
