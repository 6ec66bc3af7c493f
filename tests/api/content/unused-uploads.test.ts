import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college, type College } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { draftOver } from '../../support/people/drafts.ts'
import type { Person } from '../../support/people/person.ts'
import { everyKind } from '../../support/input/every-kind.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { bodyWith, samplesOf, surroundingsFor } from '../../support/input/samples.ts'
import { sampledKinds, specimens } from '../../support/input/specimens.ts'
import { wordDocument } from '../../support/input/zip.ts'
import { makeTables } from '../../support/server/make-tables.ts'

test('unused uploads: an unused upload is deleted with all its files after sixty days', async () => {
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

test('unused uploads: an upload in use is retained, wherever a record uses it', async () => {
  const { administrator, publish, later } = await collegeInTime()
  const picture = await upload(administrator, 'image', await photo('#222'))
  const linked = await upload(administrator, 'file', wordDocument({ a: 'linked' }))
  const form = await upload(administrator, 'file', wordDocument({ a: 'form' }))
  const image = { type: 'image', attrs: { src: picture, alt: 'The tower' } }
  const link = { type: 'link', attrs: { href: linked } }
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'The form', marks: [link] }] }
  // A body is JSON, so its slashes may be escaped.
  await publish({ updates: documentOf(image, words).replaceAll('/', '\\/') })
  await administrator.post('/api/job-openings', { ...jobOpening, form })
  await later(1)
  await later(90)
  expect(await found(administrator, picture, linked, form)).toEqual([200, 200, 200])
})

test('unused uploads: an upload used only by a draft is retained as long as the draft', async () => {
  const { administrator, publish, later, dump } = await collegeInTime()
  const picture = await upload(administrator, 'image', await photo('#345'))
  const file = await upload(administrator, 'file', wordDocument({ a: 'drafted' }))
  const { id } = await publish()
  const updates = documentOf({ type: 'image', attrs: { src: picture, alt: 'A draft' } })
  const values = { updates, subtitle: file }
  const kept = await draftOver(administrator, `/api/updates/${id}`, values)
  await administrator.put(`/api/releases/${kept.body.data.change.id}/submit`)
  await later(1)
  await later(90)
  expect(await found(administrator, picture, file)).toEqual([200, 200])
  expect(await dump('drafts')).toContain('A draft')
})

test('unused uploads: an undescribed image is retained for sixty days after its last version expires', async () => {
  const { administrator, publish, later } = await collegeInTime({ LOGS_KEPT_DAYS: '30' })
  const picture = await upload(administrator, 'image', await photo('#333'))
  const withPicture = documentOf({ type: 'image', attrs: { src: picture, alt: '' } })
  const { id } = await publish({ updates: withPicture })
  await later(1)
  await later(90)
  const without = documentOf({ type: 'paragraph', content: [{ type: 'text', text: 'Words only' }] })
  await administrator.put(`/api/updates/${id}`, { updates: without })
  await later(30)
  await later(59)
  await administrator.put(`/api/updates/${id}`, { updates: withPicture })
  await later(30)
  await administrator.put(`/api/updates/${id}`, { updates: without })
  await later(30)
  await later(59)
  // The same image, uploaded again.
  expect(await upload(administrator, 'image', await photo('#333'))).toBe(picture)
  await later(1)
  await later(59)
  expect(await found(administrator, picture)).toEqual([200])
  await later(1)
  expect(await found(administrator, picture)).toEqual([404])
})

describe('unused uploads: an upload in a field of any kind is retained', () => {
  const holding = sampledKinds.flatMap((kind) => specimens[kind].holds ?? []).length
  const collegeOfEveryKind = async () => {
    const place = await collegeInTime({ TRASH_KEPT_DAYS: '400' }, { resources: [everyKind] })
    await makeTables(place, everyKind)
    const samples = bodyWith(samplesOf(everyKind, 0, await surroundingsFor(place, everyKind)))
    /** Creates a record with a different upload in every field that can contain uploads. */
    const make = async (words: string): Promise<{ address: string; uploads: string[] }> => {
      const body = { ...samples }
      const uploads: string[] = []
      for (const [index, kind] of sampledKinds.entries()) {
        const { holds } = specimens[kind]
        if (!holds) continue
        const bytes =
          holds.upload === 'file'
            ? wordDocument({ a: `${kind} ${words}` })
            : await photo(`#${words.length}${index.toString(16).padStart(2, '0')}`)
        uploads.push(await upload(place.administrator, holds.upload, bytes))
        body[`${kind}_given`] = holds.value(uploads.at(-1)!)
      }
      const made = await place.administrator.post<{ id: number }>('/api/kind-trials', body)
      expect([made.status, made.text]).toEqual([201, made.text])
      return { address: `/api/kind-trials/${made.body.data.id}`, uploads }
    }
    return { ...place, samples, make }
  }
  const all = Array.from({ length: holding }, () => 200)

  test("in a record of a college's own resource", async () => {
    const { administrator, make, later } = await collegeOfEveryKind()
    const { uploads } = await make('kept')
    await later(1)
    await later(90)
    expect(await found(administrator, ...uploads)).toEqual(all)
  })

  test('in the trash', async () => {
    const { administrator, make, later } = await collegeOfEveryKind()
    const { address, uploads } = await make('deleted')
    await administrator.delete(address)
    await later(1)
    await later(90)
    expect((await administrator.post(`${address}/restore`)).status).toBe(200)
    expect(await found(administrator, ...uploads)).toEqual(all)
  })

  test('in a version, until its record is purged', async () => {
    const { administrator, samples, make, later } = await collegeOfEveryKind()
    const { address, uploads } = await make('edited')
    await administrator.put(address, samples)
    await later(1)
    await later(90)
    expect(await found(administrator, ...uploads)).toEqual(all)
    const { data } = (await administrator.get<{ id: number }[]>(`${address}/versions`)).body
    expect((await administrator.put(`${address}/versions/${data.at(-1)!.id}/restore`)).status).toBe(200)
    await administrator.delete(address)
    await later(400)
    await later(90)
    expect(await found(administrator, ...uploads)).not.toContain(200)
  })

  test('in a draft, and in the link of a hidden slide', async () => {
    const { administrator, later } = await collegeInTime()
    const names = ['cover', 'body', 'slide']
    const [cover, body, link] = [
      await upload(administrator, 'image', await photo('#555')),
      ...(await Promise.all(names.slice(1).map((a) => upload(administrator, 'file', wordDocument({ a }))))),
    ]
    const words = { type: 'text', text: 'The form', marks: [{ type: 'link', attrs: { href: body } }] }
    const updates = documentOf({ type: 'paragraph', content: [words] })
    await administrator.post('/api/updates', { title: 'Enrolment', cover, updates, posted_at: null })
    const slide = await addSlide(administrator)
    await administrator.put(`/api/slides/${slide.id}`, { words: 'Enrol', link })
    await administrator.put(`/api/slides/${slide.id}/hide`)
    await later(1)
    await later(90)
    expect(await found(administrator, cover, body!, link!)).toEqual([200, 200, 200])
  })
})

const addSlide = async (person: Person): Promise<{ id: number; src: string }> => {
  const form = new FormData()
  form.append('slides[]', new File([new Uint8Array(await photo('#444'))], 'tower.png'))
  return (await person.post<{ id: number; src: string }[]>('/api/slides', form)).body.data[0]!
}

/** A college in which days pass, with a cleanup after each step. */
const collegeInTime = async (
  settings: Record<string, string> = {},
  options: Parameters<typeof college>[0] = {},
): Promise<College & { later: (days: number) => Promise<void> }> => {
  let time = new Date('2026-11-21T08:00:00Z')
  const place = await college({
    ...options,
    now: () => time,
    settings: { ...settings, SESSIONS_KEPT_DAYS: '1000' },
  })
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
