import { backUp } from '@kampana/server/backup/backup'
import { restoreBackup } from '@kampana/server/backup/restore'
import { readSettings } from '@kampana/server/env'
import { buildApp } from '@kampana/server/app'
import SQLite from 'better-sqlite3'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { everything } from '../../support/input/everything.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'
import { personAt } from '../../support/people/person.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

test('own backup: contains a college’s own tables, and is restored on either database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-own-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { settings, administrator, update } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const boat = { name: 'Santa Clara', rig: 'oars', seats: 6, story: bodyOf('Afloat.'), news_ids: [update.id] }
  await administrator.post('/api/boats', boat)
  const file = join(folder, 'college.kampana')
  await backUp(settings, file, new Date())

  const database = await freshDatabase()
  onTestFinished(database.drop)
  for (const [place, url] of Object.entries({ sqlite: undefined, same: database.url })) {
    // A fresh machine: no other setting names the college's folder.
    const bare = { DATA_DIR: join(folder, place), DATABASE_URL: url, SEED: 'none', LOG_LEVEL: 'silent' }
    const told: string[] = []
    const trust = async () => true
    await restoreBackup(readSettings(bare), file, { trust, log: (sentence) => told.push(sentence) })
    expect(told).toEqual([`Restored the college's folder to ${join(bare.DATA_DIR, 'college')}.`])
    const back = readSettings(bare)
    const rows = await everything(back)
    expect(rows).toEqual(await everything(settings))
    expect([rows.boats?.length, rows.boat_news?.length]).toEqual([1, 1])
    expect(filesOf(back.collegeDir)).toEqual(filesOf(fixtureCollege))

    const app = await buildApp(back)
    onTestFinished(() => app.close())
    const page = await personAt(app).get('/')
    expect(page.text).toContain(readCollegeName(fixtureCollege))
    expect((await personAt(app).get('/api/boats')).status).toBe(200)
  }
})

test("own backup: a restore doesn't change the folder in COLLEGE_DIR, and reports that it differs", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-own-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const file = join(folder, 'college.kampana')
  await backUp(settings, file, new Date())
  const here = join(folder, 'here')
  cpSync(fixtureCollege, here, { recursive: true })
  writeFileSync(join(here, 'theme.css'), ':root { --rule: #111111 }')
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const place = readSettings({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    COLLEGE_DIR: here,
  })
  const told: string[] = []
  await restoreBackup(place, file, { log: (sentence) => told.push(sentence) })
  expect(told).toEqual([`${here} is unchanged. It differs from the folder in the backup.`])
  expect(readFileSync(join(here, 'theme.css'), 'utf8')).toBe(':root { --rule: #111111 }')
  expect(existsSync(join(folder, 'data/college'))).toBe(false)
})

test.each([
  ['a changed file', `update college_files set content = 'x' where path = 'college.yaml'`],
  ['a missing file', `delete from college_files where path = 'home.yaml'`],
])('own backup: a backup with %s in its folder is rejected', async (_what, damage) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-own-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const file = join(folder, 'college.kampana')
  await backUp(settings, file, new Date())
  const database = new SQLite(file)
  database.exec(damage)
  database.close()
  const place = readSettings({ DATA_DIR: join(folder, 'data') })
  await expect(restoreBackup(place, file)).rejects.toThrow('The backup is damaged (the college’s folder)')
  expect(existsSync(join(folder, 'data/college'))).toBe(false)
})

const readCollegeName = (folder: string): string =>
  /^name: (.+)$/m.exec(readFileSync(join(folder, 'college.yaml'), 'utf8'))![1]!

const filesOf = (folder: string): [path: string, text: string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => [relative(folder, path), readFileSync(path, 'base64')])
