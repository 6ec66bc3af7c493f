import sharp from 'sharp'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college, type College } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import type { Person } from '../../support/people/person.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { wordDocument } from '../../support/input/zip.ts'

test('an upload that nothing shows is gone after sixty days, with all of its files', async () => {
  const { administrator, dump, later } = await collegeInTime()
  const picture = await upload(administrator, 'image', await photo('#111'))
  const file = await upload(administrator, 'file', wordDocument())
  await later(1)
  await later(59)
  expect(await found(administrator, picture, file)).toEqual([200, 200])
  await later(1)
  expect(await found(administrator, picture, file)).toEqual([404, 404])
  expect(await dump('media', 'renditions', 'files')).toBe('[[],[],[]]')
})

test('what a record shows stays, wherever it shows it', async () => {
  const { administrator, publish, later } = await collegeInTime()
  const picture = await upload(administrator, 'image', await photo('#222'))
  const linked = await upload(administrator, 'file', wordDocument({ a: 'linked' }))
  const form = await upload(administrator, 'file', wordDocument({ a: 'form' }))
  const image = { type: 'image', attrs: { src: picture, alt: 'The tower' } }
  const link = { type: 'link', attrs: { href: linked } }
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'The form', marks: [link] }] }
  // A body may come with its slashes escaped: it is JSON.
  await publish({ updates: documentOf(image, words).replaceAll('/', '\\/') })
  await administrator.post('/api/job-openings', { ...jobOpening, form })
  await later(1)
  await later(90)
  expect(await found(administrator, picture, linked, form)).toEqual([200, 200, 200])
})

test('what was taken off a page undescribed waits sixty days from then, and used again it stays', async () => {
  const { administrator, publish, later } = await collegeInTime()
  const picture = await upload(administrator, 'image', await photo('#333'))
  const withPicture = documentOf({ type: 'image', attrs: { src: picture, alt: '' } })
  const { id } = await publish({ updates: withPicture })
  await later(1)
  await later(90)
  const without = documentOf({ type: 'paragraph', content: [{ type: 'text', text: 'Words only' }] })
  await administrator.put(`/api/updates/${id}`, { updates: without })
  await later(1)
  await later(59)
  await administrator.put(`/api/updates/${id}`, { updates: withPicture })
  await later(30)
  await administrator.put(`/api/updates/${id}`, { updates: without })
  await later(1)
  await later(59)
  // The same picture, uploaded anew.
  expect(await upload(administrator, 'image', await photo('#333'))).toBe(picture)
  await later(1)
  await later(59)
  expect(await found(administrator, picture)).toEqual([200])
  await later(1)
  expect(await found(administrator, picture)).toEqual([404])
})

test('what can still come back from the trash keeps its pictures', async () => {
  const { administrator, later } = await collegeInTime({ TRASH_KEPT_DAYS: '200' })
  const form = new FormData()
  form.append('slides[]', new File([new Uint8Array(await photo('#444'))], 'tower.png'))
  await administrator.post('/api/slides', form)
  const [row] = (await administrator.get<{ id: number; src: string }[][]>('/api/slides')).body.data
  const { id, src } = row![0]!
  await administrator.delete(`/api/slides/${id}`)
  await later(1)
  await later(190)
  expect((await administrator.post(`/api/slides/${id}/restore`)).status).toBe(200)
  expect(await found(administrator, src)).toEqual([200])
})

/** A college in which days pass, with housekeeping after them. */
const collegeInTime = async (
  settings: Record<string, string> = {},
): Promise<College & { later: (days: number) => Promise<void> }> => {
  let time = new Date('2026-11-21T08:00:00Z')
  const place = await college({ now: () => time, settings: { ...settings, SESSIONS_KEPT_DAYS: '1000' } })
  const administrator = place.visitor()
  await administrator.post('/login', { username: 'admin', password, remember: true })
  const later = async (days: number): Promise<void> => {
    time = new Date(time.getTime() + days * 24 * 60 * 60 * 1000)
    await place.app.cleanUp()
  }
  return { ...place, administrator, later }
}

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 12, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (person: Person, field: 'image' | 'file', bytes: Buffer): Promise<string> => {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], 'form.docx'))
  const { body } = await person.post<{ link: string }>(`/api/${field}`, form)
  return body.data.link
}

const found = async (person: Person, ...addresses: string[]): Promise<number[]> =>
  Promise.all(addresses.map(async (address) => (await person.get(address)).status))
