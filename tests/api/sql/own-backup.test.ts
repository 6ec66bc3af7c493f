import { backUp } from '@kampana/server/backup/backup'
import { restoreBackup } from '@kampana/server/backup/restore'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { everything } from '../../support/input/everything.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'

test('a backup holds the rows of a college’s own tables, and is brought back on either database', async () => {
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
    const DATA_DIR = join(folder, place)
    const empty = readSettings({ DATA_DIR, DATABASE_URL: url, COLLEGE_DIR: fixtureCollege })
    // With SQLite both are the same place but for their folders.
    await restoreBackup(empty, file)
    const rows = await everything(empty)
    expect(rows).toEqual(await everything(settings))
    expect([rows.boats?.length, rows.boat_news?.length]).toEqual([1, 1])
  }
})
