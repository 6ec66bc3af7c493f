import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Database } from '@kampana/server/db/tables'
import { findRendition } from '@kampana/server/media/store'
import { expect, test } from 'vitest'
import { earlierRelease } from '../../support/earlier-release/earlier-release.ts'
import { upgraded } from '../../support/earlier-release/upgraded.ts'
import { approve } from '../../support/people/drafts.ts'
import { personAt, type App, type Person } from '../../support/people/person.ts'

const signedIn = async (app: App): Promise<Person> => {
  const person = personAt(app)
  expect((await person.post('/login', earlierRelease.administrator)).status).toBe(200)
  return person
}

interface Page {
  id: number
  title: string
  body: string
}

const pageTitled = async (person: Person, title: string): Promise<Page> => {
  const filter = encodeURIComponent(JSON.stringify({ title }))
  const [page] = (await person.get<Page[]>(`/api/pages?filter=${filter}`)).body.data
  return (await person.get<Page>(`/api/pages/${page!.id}`)).body.data
}

/** Addresses of the images in a text. */
const imagesIn = (text: string): string[] => text.match(/\/media\/[0-9a-f]{32}[^"\\\s]*/g) ?? []

/** Replies about the images: page, website, draft, versions. */
const readReplies = async (app: App, person: Person) => {
  const page = await pageTitled(person, 'Images')
  const path = `/api/pages/${page.id}`
  const { values, base, live, conflicts } = (await person.get<RecordDraft>(`${path}/draft`)).body.data
  const versions = (await person.get<{ id: number }[]>(`${path}/versions`)).body.data
  const [, shorter] = versions
  const version = (await person.get<{ record: Page }>(`${path}/versions/${shorter!.id}`)).body.data
  return {
    page: imagesIn(page.body),
    website: imagesIn((await personAt(app).get('/images')).text),
    values: imagesIn(JSON.stringify(values)),
    base: imagesIn(JSON.stringify(base)),
    live: imagesIn(JSON.stringify(live)),
    conflicts,
    version: imagesIn(version.record.body),
  }
}

/** Values that contain images, as they are stored. */
const readStored = async (db: Database): Promise<string> => {
  const pages = await db.selectFrom('pages').select('body').execute()
  const updates = await db.selectFrom('updates').select(['updates', 'cover', 'picture']).execute()
  const slides = await db.selectFrom('slides').select('src').execute()
  const drafts = await db.selectFrom('drafts').select(['input', 'base']).execute()
  const trash = await db.selectFrom('trash').select('kept').where('resource', '!=', 'pictures').execute()
  const logs = await db.selectFrom('logs').select('properties').where('resource', '!=', 'pictures').execute()
  return JSON.stringify([pages, updates, slides, drafts, trash, logs])
}
const renditions = /\/media\\*\/[0-9a-f]{32}\\*\/\d+x\d+/g

const hour = 60 * 60 * 1000

test('image upgrade: replaced, cropped and taken-down images stay in texts, drafts, versions and the trash', async () => {
  const { start, clock, query } = await upgraded('3977b910')
  const app = await start()
  const administrator = await signedIn(app)
  const before = await readReplies(app, administrator)
  const [replaced, cropped, down] = before.page
  expect(before.website).toEqual(expect.arrayContaining([replaced, cropped]))
  expect(before.website.join()).not.toContain(down!.split('/')[2])
  expect(before.values).toEqual([replaced, cropped, down, replaced])
  expect([before.base, before.live, before.version]).toEqual([before.page, before.page, [replaced]])
  expect(before.conflicts).toEqual([])
  expect((await query(readStored)).match(renditions)).not.toBeNull()
  const { id } = await pageTitled(administrator, 'Images')
  const { etag = '' } = (await administrator.get(`/api/pages/${id}`)).headers

  await app.cleanUp()
  clock.now = new Date(clock.now.getTime() + hour)
  // The job fails at the trash, after it has converted records, drafts and versions.
  await query((db) => db.schema.alterTable('trash').renameTo('trash_elsewhere').execute())
  await app.cleanUp()
  await query((db) => db.schema.alterTable('trash_elsewhere').renameTo('trash').execute())
  expect(await readReplies(app, administrator)).toEqual(before)
  expect((await query(readStored)).match(renditions)).not.toBeNull()
  await app.cleanUp()
  expect((await query(readStored)).match(renditions)).toBeNull()
  expect(await readReplies(app, administrator)).toEqual(before)

  const edit = { description: 'Images, described.' }
  expect((await administrator.put(`/api/pages/${id}`, edit, { 'if-match': etag })).status).toBe(200)
  const draft = (await administrator.get<RecordDraft>(`/api/pages/${id}/draft`)).body.data
  expect((await approve(administrator, draft.change.id)).body.message).toBe('Published.')
  expect(imagesIn((await pageTitled(administrator, 'Images')).body)).toEqual(before.values)
  const trash = (await administrator.get<{ id: number; title: string }[]>('/api/updates/trash')).body.data
  const deleted = trash.find(({ title }) => title === 'Deleted images')
  await administrator.post(`/api/updates/${deleted!.id}/restore`)
  const restored = (
    await administrator.get<{ cover: string; updates: string }>(`/api/updates/${deleted!.id}`)
  ).body
  expect([restored.data.cover, ...imagesIn(restored.data.updates)]).toEqual([replaced, ...before.page])

  const entries = await query((db) =>
    db
      .selectFrom('logs')
      .select('id')
      .where('resource', '=', 'pages')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute(),
  )
  const log = await administrator.get(`/api/logs/${entries[0]!.id}`)
  expect(imagesIn(log.text)).toEqual(before.page)
  clock.now = new Date('2099-12-24T00:00:01Z')
  await app.publishDue()
  expect((await personAt(app).get('/images-for-christmas')).text).toContain(replaced)
})

test('image upgrade: nodes of both versions read what the other writes until the conversion', async () => {
  const { start, query } = await upgraded('3977b910')
  const app = await start()
  const administrator = await signedIn(app)
  const { id, body } = await pageTitled(administrator, 'Images')
  const path = `/api/pages/${id}`
  const [replaced = ''] = imagesIn(body)
  // The former version adds images without an id, and stores the address that it was sent.
  await query(async (db) => {
    await db.updateTable('pictures').set({ image_id: null }).execute()
    await db.updateTable('updates').set({ cover: replaced }).execute()
  })
  const [update] = (await administrator.get<{ id: number; cover: string }[]>('/api/updates')).body.data
  expect(update!.cover).toBe(replaced)
  await administrator.put(`/api/updates/${update!.id}`, { cover: null })
  const saved = await administrator.put<{ cover: string }>(`/api/updates/${update!.id}`, { cover: replaced })
  expect(saved.body.data.cover).toBe(replaced)
  const { cover } = await query((db) =>
    db.selectFrom('updates').select('cover').where('id', '=', update!.id).executeTakeFirstOrThrow(),
  )
  const [, , hash = '', name = ''] = String(cover).split('/')
  expect(await query((db) => findRendition(db, hash, name))).toBeDefined()

  // A draft of the former version, whose base and published record contain different addresses of one image.
  const page = await query((db) =>
    db.selectFrom('pages').select('body').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const [first = ''] = imagesIn(String(page.body))
  expect(first).not.toBe(replaced)
  await query((db) =>
    db
      .updateTable('pages')
      .set({ body: String(page.body).replaceAll(first, replaced) })
      .where('id', '=', id)
      .execute(),
  )
  const draft = (await administrator.get<RecordDraft>(`${path}/draft`)).body.data
  expect(draft.conflicts).toEqual([])
  expect((await approve(administrator, draft.change.id)).body.message).toBe('Published.')
})
