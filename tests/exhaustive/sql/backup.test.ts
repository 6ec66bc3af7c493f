import { backUp } from '@kampana/server/backup/backup'
import { restoreBackup } from '@kampana/server/backup/restore'
import { buildApp } from '@kampana/server/app'
import { readSettings, type Settings } from '@kampana/server/env'
import SQLite from 'better-sqlite3'
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { administrator as first } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { everything } from '../../support/input/everything.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { draftOver } from '../../support/people/drafts.ts'
import { pageAt } from '../../support/people/pages.ts'
import { freshDatabase } from '../../support/server/fresh-database.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-backup-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Settings of an empty place, with this project's kind of database or an SQLite file. */
const emptyPlace = async (kind: 'same' | 'sqlite' = 'same'): Promise<Settings> => {
  const database = kind === 'same' ? await freshDatabase() : { url: undefined, drop: async () => undefined }
  onTestFinished(database.drop)
  return readSettings({
    DATA_DIR: folder(),
    DATABASE_URL: database.url,
    COLLEGE_DIR: collegeDirectory,
    SEED: 'none',
    LOG_LEVEL: 'silent',
  })
}

/** A college with data of every kind, including an image. */
const furnished = async () => {
  const place = await college()
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4b83cc' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('slides[]', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'tower.jpg')
  expect((await place.administrator.post('/api/slides', form)).status).toBe(201)
  const { id } = await place.publish({ title: 'Soon deleted' })
  await place.administrator.delete(`/api/updates/${id}`)
  await place.staff({ may: ['list updates', 'edit updates'] })
  const draft = await draftOver(place.administrator, `/api/updates/${place.update.id}`, { title: 'Drafted' })
  expect(draft.status).toBe(200)
  return place
}

const history = '/about-us/history'
/** Publishes a page with an image, drafts another text, and confirms the page's review. */
const editWebsite = async (editor: Person): Promise<void> => {
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#4b83cc' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new File([new Uint8Array(picture)], 'river.jpg'))
  const { link: src } = (await editor.post<{ link: string }>('/api/image', form)).body.data
  const path = `/api/pages/${(await pageAt(editor, history)).id}`
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const shown = { type: 'image', attrs: { src, alt: 'The river', width: 600, height: 300 } }
  const body = documentOf(words('The river turned.'), shown)
  expect(await editor.put(path, { body })).toMatchObject({ status: 200 })
  expect(await draftOver(editor, path, { standing: 'Not yet' })).toMatchObject({ status: 200 })
  expect(await editor.put(`${path}/confirm`)).toMatchObject({ status: 200 })
}

const aMessage = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment of my son',
  message: 'When does it close?',
}

test('backup: restoring into an empty place returns every row and image', async () => {
  const { settings, administrator } = await furnished()
  await editWebsite(administrator)
  const file = join(folder(), 'college.kampana')
  const rows = await backUp(settings, file, new Date())
  expect(rows).toBeGreaterThan(100)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const place = await emptyPlace()
  expect(await restoreBackup(place, file)).toBe(rows)
  expect(await everything(place)).toEqual(await everything(settings))

  const app = await buildApp(place)
  onTestFinished(() => app.close())
  const back = personAt(app)
  expect((await back.post('/login', first)).status).toBe(200)
  const [slides] = (await back.get<{ src: string }[][]>('/api/slides')).body.data
  expect((await back.get(slides![0]!.src)).status).toBe(200)
  const page = (await back.get('/about-us/history')).text
  expect(page).toContain('The river turned.')
  expect((await back.get(/\/media\/[^" ]+/.exec(page)?.[0] ?? '')).status).toBe(200)
  const { id } = await pageAt(back, history)
  const draft = await back.get<{ values: object }>(`/api/pages/${id}/draft`)
  expect(draft.body.data.values).toMatchObject({ standing: 'Not yet' })
  const { checked_at } = (await back.get<{ checked_at: string | null }>(`/api/pages/${id}`)).body.data
  expect(checked_at).not.toBeNull()
  const { body } = await back.post<{ id: number }>('/api/updates', {
    title: 'After the storm',
    category: 'announcements',
    updates: JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'All is here.' }] }],
    }),
  })
  // The deleted update's id isn't reused.
  expect(body.data.id).toBe(3)
})

test('backup: the same file moves a college between database types', async () => {
  const { settings, administrator } = await furnished()
  await editWebsite(administrator)
  const file = join(folder(), 'college.kampana')
  await backUp(settings, file, new Date())
  const place = await emptyPlace('sqlite')
  await restoreBackup(place, file)
  const [moved, before] = [await everything(place), await everything(settings)]
  expect(moved.renditions).toEqual(before.renditions)
  expect(moved.updates).toEqual(before.updates)
  expect(moved.users).toEqual(before.users)
})

test('backup: a backup during writes is consistent', async () => {
  const { settings, publish, administrator } = await furnished()
  const file = join(folder(), 'college.kampana')
  const people = { write: true }
  const writing = (async () => {
    for (let n = 0; people.write; n++) await publish({ title: `Written meanwhile, ${n}` })
  })()
  await backUp(settings, file, new Date()).finally(() => (people.write = false))
  await writing
  const place = await emptyPlace()
  await restoreBackup(place, file)
  const { updates, logs } = await everything(place)
  const published = logs!.filter((row) => row.includes("created the update 'Written meanwhile"))
  expect(updates!.filter((row) => row.includes('Written meanwhile')).length).toBe(published.length)
  expect((await administrator.get('/api/updates')).status).toBe(200)
})

test("backup: a damaged backup isn't restored, regardless of the damaged part", async () => {
  const { settings, visitor } = await furnished()
  await visitor().post('/api/contactUs', aMessage)
  const file = join(folder(), 'college.kampana')
  await backUp({ ...settings, appKey: undefined }, file, new Date())
  const place = await emptyPlace()
  for (const [damage, part] of [
    ['update updates set title = ?', 'updates'],
    ['update letters set subject = ?', 'letters'],
    ['update backup set app_key = ?', 'the key'],
  ] as const) {
    const damaged = join(folder(), 'damaged.kampana')
    copyFileSync(file, damaged)
    const database = new SQLite(damaged)
    database.function('fold', (text) => text)
    database.prepare(damage).run('one letter less')
    database.close()
    await expect(restoreBackup(place, damaged)).rejects.toThrow(`The backup is damaged (${part})`)
  }
  await restoreBackup(place, file)
})

test('backup: other files and missing places are reported in a sentence', async () => {
  const { settings } = await college()
  const file = join(folder(), 'letter.txt')
  writeFileSync(file, 'Dear college,')
  await expect(restoreBackup(await emptyPlace(), file)).rejects.toThrow(
    'This file is not a backup of Kampana',
  )
  const unmounted = join(folder(), 'usb', 'college.kampana')
  await expect(backUp(settings, unmounted, new Date())).rejects.toThrow(
    /^The folder .+usb does not exist\. Create it/,
  )
  await expect(backUp(settings, folder(), new Date())).rejects.toThrow('is a folder. Name a file.')
})

test('backup: a rejected restore gives the reason and changes nothing', async () => {
  const { settings } = await college()
  const file = join(folder(), 'college.kampana')
  await backUp(settings, file, new Date())
  const before = await everything(settings)
  await expect(restoreBackup(settings, file)).rejects.toThrow('This database already contains a college')
  expect(await everything(settings)).toEqual(before)

  const place = await emptyPlace()
  await expect(restoreBackup(place, join(folder(), 'nothing'))).rejects.toThrow(
    /^The file .+ does not exist\.$/,
  )
  const another = { ...place, appKey: 'another college has another key, longer than that' }
  await expect(restoreBackup(another, file)).rejects.toThrow('does not match any known key')
})
