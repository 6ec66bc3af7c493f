import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { documentOf } from '../../support/input/rich-text.ts'

interface Picture {
  id: number
  src: string
  description: string
  status: string
  uses: number
  width: number
  height: number
  focal_x: number | null
}

/** An image with a red left half and a blue right half, so that pixels reveal a crop. */
const halves = (width = 200, height = 100, right = '#0000ff') =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: right } },
        left: width / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

const formOf = (
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  descriptions: readonly string[] = [],
  field = 'pictures[]',
) => {
  const form = new FormData()
  for (const [name, bytes] of files) form.append(field, new File([Buffer.from(bytes)], name))
  for (const words of descriptions) form.append('descriptions[]', words)
  return form
}

const addOne = async (
  person: Person,
  description = 'The bell tower',
  bytes?: Uint8Array,
): Promise<Picture> => {
  const form = formOf([['IMG_2041.JPG', bytes ?? (await halves())]], [description])
  const answer = await person.post<Picture[]>('/api/pictures', form)
  expect(answer.status).toBe(201)
  return answer.body.data[0]!
}
const showing = (src: string, alt = '') =>
  documentOf(
    { type: 'paragraph', content: [{ type: 'text', text: 'Before.' }] },
    { type: 'paragraph', content: [{ type: 'image', attrs: { src, alt } }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'After.' }] },
  )
const hashOf = (src: string): string => src.split('/')[2]!
const colorAt = async ({ app }: College, src: string): Promise<string> => {
  const { rawPayload } = await app.inject({ method: 'GET', url: src })
  const [red = 0, , blue = 0] = await sharp(rawPayload).resize(1, 1).removeAlpha().raw().toBuffer()
  return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : 'both'
}

test('picture library: adds each upload once, described by people and never by camera filenames', async () => {
  const { administrator, publish, staff } = await college()
  const bytes = await halves()
  const { link } = (await administrator.post('/api/image', formOf([['IMG_0001.JPG', bytes]], [], 'image')))
    .body as unknown as { link: string }
  const find = async () => (await administrator.get<Picture[]>('/api/pictures')).body.data
  expect(await find()).toMatchObject([{ src: link, description: '', uses: 0, width: 200 }])

  await publish({ title: 'With a picture', updates: showing(link, 'Two halves') })
  await administrator.post('/api/slides', formOf([['DSC_0001.JPG', bytes]], ['Other words'], 'slides[]'))
  const again = await addOne(administrator, 'Later words', bytes)
  expect(again).toMatchObject({ src: link, description: 'Two halves' })
  expect(await find()).toMatchObject([{ src: link, description: 'Two halves' }])

  const writer = await staff({ may: ['create updates', 'list pictures'] })
  await addOne(writer, 'Ang mga Niño sa plaza', await halves(60, 30))
  const search = async (words: string) =>
    (
      await administrator.get<Picture[]>(
        `/api/pictures?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
      )
    ).body.data.length
  expect([await search('PLAZA nino'), await search('halves two'), await search('nobody')]).toEqual([1, 1, 0])
})

test('picture library: names the invalid file among twenty and rejects the batch, and rejects 21 files', async () => {
  const { administrator, dump } = await college()
  const tiny = await halves(10, 10)
  const files = Array.from(
    { length: 20 },
    (_, n) => [`${n}.png`, n === 9 ? Buffer.from('<p>') : tiny] as const,
  )
  const refused = await administrator.post('/api/pictures', formOf(files))
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['pictures.9']])
  const many = await administrator.post('/api/pictures', formOf([...files, ['21.png', tiny]]))
  expect([many.status, many.body.errors]).toEqual([
    422,
    { pictures: ['The pictures field must not have more than 20 items.'] },
  ])
  expect(await dump('media', 'pictures', 'originals')).toBe('[[],[],[]]')
})

test("picture library: lists an image's uses, and deletes a used image only after confirmation", async () => {
  const { administrator, publish, visitor, update } = await college()
  const picture = await addOne(administrator)
  const shown = await publish({ title: 'Shown', updates: showing(picture.src) })
  const draft = await publish({ title: 'Not yet', updates: showing(picture.src), posted_at: null })
  const deleted = await publish({ title: 'Thrown away', updates: showing(picture.src) })
  await administrator.delete(`/api/updates/${deleted.id}`)
  const uses = async () =>
    (await administrator.get<PictureUse[]>(`/api/pictures/${picture.id}/uses`)).body.data
  expect((await uses()).map(({ title, state, address }) => [title, state, address])).toEqual([
    ['Shown', null, '/updates/announcements/Shown'],
    ['Not yet', 'draft', null],
    ['Thrown away', 'trash', null],
  ])
  expect((await administrator.get<Picture[]>('/api/pictures?filter={"uses":3}')).body.data).toHaveLength(1)
  const refused = await administrator.delete(`/api/pictures/${picture.id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The picture is used in 3 places. Replace it there before you delete it.',
  ])
  expect((refused.body as unknown as { uses: PictureUse[] }).uses).toHaveLength(3)

  expect((await administrator.delete(`/api/pictures/${picture.id}?anyway=1`)).status).toBe(200)
  const page = async () => (await visitor().get('/updates/announcements/Shown')).text
  expect(await page()).not.toContain(hashOf(picture.src))
  expect((await visitor().get(picture.src)).status).toBe(410)
  expect((await administrator.post(`/api/pictures/${picture.id}/restore`)).status).toBe(200)
  expect(await page()).toContain(hashOf(picture.src))
  expect((await visitor().get(picture.src)).status).toBe(200)
  await administrator.delete(`/api/updates/${shown.id},${draft.id},${update.id}`)
})

test('picture library: applies a crop and rotation everywhere, reversibly, and validates both', async () => {
  const opened = await college()
  const { administrator, publish, visitor } = opened
  const picture = await addOne(administrator)
  await publish({ title: 'Shown', updates: showing(picture.src) })
  const shape = (body: object) => administrator.put<Picture>(`/api/pictures/${picture.id}/shape`, body)
  const pageHas = async () =>
    /\/media\/[^" ]+\.webp/.exec((await visitor().get('/updates/announcements/Shown')).text)![0]

  const left = await shape({ turn: 0, crop: { x: 0, y: 0, width: 0.5, height: 1 } })
  expect([left.status, left.body.data.width, left.body.data.height]).toEqual([200, 100, 100])
  expect(await colorAt(opened, left.body.data.src)).toBe('red')
  expect(hashOf(await pageHas())).toBe(hashOf(left.body.data.src))
  // The former address redirects to the current image.
  const former = await visitor().get(picture.src)
  expect([former.status, hashOf(former.headers.location!)]).toEqual([302, hashOf(left.body.data.src)])

  // After a rotation to the left, the right half is on top.
  const upper = await shape({ turn: 270, crop: { x: 0, y: 0, width: 1, height: 0.5 } })
  expect(await colorAt(opened, upper.body.data.src)).toBe('blue')
  expect(
    (await administrator.get<{ turn: number }>(`/api/pictures/${picture.id}/shape`)).body.data.turn,
  ).toBe(270)
  const whole = await shape({ turn: 0, crop: null })
  expect(whole.body.data.src).toBe(picture.src)

  for (const crop of [
    { x: 0.6, y: 0, width: 0.5, height: 1 },
    { x: -0.1, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0, height: 1 },
    { x: 'a', y: 0, width: 1, height: 1 },
    'all',
  ]) {
    const refused = await shape({ turn: 0, crop })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['crop']])
  }
  expect(Object.keys((await shape({ turn: 45, crop: null })).body.errors)).toEqual(['turn'])
  expect(
    (await administrator.get('/api/logs?filter={"resource":"pictures","action":"edit"}')).body.meta.total,
  ).toBe(3)
})

test('picture library: keeps a focal point with its image, and resets it if a replacement has another shape', async () => {
  const { administrator, publish, visitor } = await college()
  const picture = await addOne(administrator)
  const update = await publish({ title: 'Shown', updates: showing(picture.src) })
  const edit = (body: object) => administrator.put<Picture>(`/api/pictures/${picture.id}`, body)
  for (const outside of [1.1, -0.1, 'left'])
    expect(Object.keys((await edit({ focal_x: outside, focal_y: 0.5 })).body.errors)).toEqual(['focal_x'])
  expect((await edit({ focal_x: 0.25, focal_y: 0.4 })).status).toBe(200)
  const page = (await visitor().get('/updates/announcements')).text
  expect(page).toMatch(/object-position: ?25% 40%/)
  const card = /og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(
    (await visitor().get('/updates/announcements/Shown')).text,
  )![1]!
  expect((await visitor().get(card)).headers['content-type']).toBe('image/jpeg')

  // The focal point added in the reply is neither a change nor stored.
  const read = await administrator.get<{ updates: string }>(`/api/updates/${update.id}`)
  expect(read.body.data.updates).toContain('#focal=25,40')
  const same = await administrator.put(`/api/updates/${update.id}`, { updates: read.body.data.updates })
  expect(same.body.message).toBe('Nothing was changed.')

  const replace = async (width: number, height: number, right: string) =>
    administrator.post<Picture>(
      `/api/pictures/${picture.id}/replace`,
      formOf([['new.png', await halves(width, height, right)]], [], 'image'),
    )
  const alike = await replace(240, 120, '#00ff00')
  expect([alike.status, alike.body.message, alike.body.data.focal_x]).toEqual([
    200,
    'The picture was replaced everywhere it is used.',
    0.25,
  ])
  const other = await replace(60, 60, '#ffff00')
  expect(other.body.message).toContain('its focal point was reset to the center')
  expect(other.body.data.focal_x).toBeNull()
  expect((await visitor().get('/updates/announcements/Shown')).text).toContain(hashOf(other.body.data.src))
  // The former file, uploaded again, becomes a separate image.
  const again = await addOne(administrator, 'As it was')
  expect([again.id === picture.id, again.width]).toEqual([false, 200])
})

/** An image in fifty updates and a slide. */
const everywhere = async ({ administrator, database }: College) => {
  const bytes = await halves()
  const slide = await administrator.post<{ src: string }[]>(
    '/api/slides',
    formOf([['a.png', bytes]], [], 'slides[]'),
  )
  const picture = await addOne(administrator, 'Pupils at the fair', bytes)
  expect(picture.src).toBe(slide.body.data[0]!.src)
  for (let n = 1; n <= 3; n++)
    await administrator.post('/api/updates', {
      title: `Fair ${n}`,
      subtitle: null,
      category: 'announcements',
      from: null,
      to: null,
      updates: showing(picture.src),
      posted_at: new Date(Date.now() - n * 1000).toISOString(),
    })
  await database(async (db) => {
    const [row] = await db.selectFrom('updates').selectAll().where('title', '=', 'Fair 1').execute()
    const { id: _, ...copied } = row!
    await db
      .insertInto('updates')
      .values(Array.from({ length: 46 }, (_each, n) => ({ ...copied, title: `Fair copied ${n}` })))
      .execute()
  })
  return picture
}

test('picture library: takes an image down on both nodes, from every page, feed, card and cache', async () => {
  const opened = await college()
  const { administrator, visitor, anotherNode } = opened
  const picture = await everywhere(opened)
  const other = personAt(await anotherNode())
  const addresses = [
    '/',
    '/updates/announcements',
    '/updates/announcements/Fair%201',
    '/updates/announcements/Fair%20copied%2045',
    '/api/slides',
    '/api/updates/announcements',
    '/api/updates/paginated?page=2',
    '/updates/feed.xml',
    '/updates/feed.json',
  ]
  const found = async (person: Person): Promise<string[]> => {
    const pages = await Promise.all(
      addresses.map(async (address) => [address, await person.get(address)] as const),
    )
    return pages.filter(([, { text }]) => text.includes(hashOf(picture.src))).map(([address]) => address)
  }
  expect((await found(other)).length).toBeGreaterThan(6)
  expect(await found(visitor())).toEqual(await found(other))
  const { etag } = (await other.get(picture.src)).headers

  const taken = await administrator.put(`/api/pictures/${picture.id}/take-down`)
  expect([taken.status, taken.body.message]).toEqual([
    200,
    'The picture was taken down. You can restore it for 30 days.',
  ])
  expect(await found(visitor())).toEqual([])
  await expect.poll(() => found(other), { timeout: 15_000, interval: 50 }).toEqual([])

  for (const person of [visitor(), other]) {
    for (const headers of [{}, { 'if-none-match': etag! }]) {
      const answer = await person.get(picture.src, headers)
      expect([answer.status, answer.headers['cache-control']]).toEqual([410, 'no-store'])
    }
    // The body has no gap.
    const page = (await person.get('/updates/announcements/Fair%201')).text
    expect(page).toMatch(/Before\.<\/p>\s*<p[^>]*>After\./)
  }
  expect((await administrator.get('/api/logs?filter={"action":"take-down"}')).body.meta.total).toBe(1)

  // The image can't be uploaded again or deleted meanwhile.
  const again = await administrator.post('/api/image', formOf([['x.png', await halves()]], [], 'image'))
  expect(again.body.errors.image![0]).toContain('was taken down and can’t be uploaded again')
  expect((await administrator.delete(`/api/pictures/${picture.id}?anyway=1`)).status).toBe(409)

  expect((await administrator.put(`/api/pictures/${picture.id}/put-back`)).status).toBe(200)
  expect((await found(visitor())).length).toBeGreaterThan(6)
  expect((await visitor().get(picture.src)).status).toBe(200)
})

test('picture library: purges a taken-down image after 30 days, and an unused, undescribed upload after 60', async () => {
  let time = new Date('2026-06-01T08:00:00Z')
  const { administrator, app, dump, visitor } = await college({ now: () => time })
  const later = (days: number) => (time = new Date(time.getTime() + days * 24 * 60 * 60 * 1000))
  const picture = await addOne(administrator)
  const described = await addOne(administrator, 'Kept', await halves(100, 50))
  await addOne(administrator, '', await halves(60, 20))
  await administrator.put(`/api/pictures/${picture.id}/take-down`)
  later(29)
  await app.cleanUp()
  expect(await dump('renditions')).toContain(hashOf(picture.src))
  later(2)
  await app.cleanUp()
  expect(await dump('renditions', 'originals')).not.toContain(hashOf(picture.src))
  for (let each = 0; each < 3; each++) {
    later(35)
    await app.cleanUp()
  }
  expect((await visitor().get(described.src)).status).toBe(200)
  const kept: Picture[] = JSON.parse(await dump('pictures'))[0]
  expect(kept.map(({ description }) => description).toSorted()).toEqual(['Kept', 'The bell tower'])
})

test('picture library: requires permission to take an image down', async () => {
  const { administrator, staff } = await college()
  const picture = await addOne(administrator)
  const writer = await staff({ may: ['list pictures', 'edit pictures'] })
  expect((await writer.put(`/api/pictures/${picture.id}/take-down`)).status).toBe(403)
  const editor = await staff({ may: ['take-down pictures'] })
  expect((await editor.put(`/api/pictures/${picture.id}/take-down`)).status).toBe(200)
})
