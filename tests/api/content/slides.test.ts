import type { Slide } from '@kampana/shared/api/api'
import { request as httpRequest } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const photo = (background: string, width = 60) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()
const formOf = async (
  slides: readonly (readonly [name: string, bytes: Uint8Array])[],
  alts: readonly string[] = [],
) => {
  const form = new FormData()
  for (const [name, bytes] of slides) form.append('slides[]', new File([Buffer.from(bytes)], name))
  for (const alt of alts) form.append('alts[]', alt)
  return form
}

test('slides: adds several slides at once, described by input or filename', async () => {
  const { administrator, visitor } = await college()
  const files = [
    ['bell-tower_dawn.png', await photo('#111')],
    ['b.png', await photo('#222')],
    ['c.png', await photo('#333')],
    ['d.png', await photo('#444')],
  ] as const
  const added = await administrator.post<Slide[]>('/api/slides', await formOf(files, ['', 'The library']))
  expect([added.status, added.body.message]).toEqual([201, '4 slides were added.'])
  const { body } = await visitor().get<Slide[][]>('/api/slides')
  expect([body.meta.from, body.meta.to, body.meta.total]).toEqual([1, 4, 4])
  expect(body.data.map((row) => row.map(({ alt }) => alt))).toEqual([
    ['bell tower dawn', 'The library', 'c'],
    ['d'],
  ])
  expect((await visitor().get(body.data[0]![0]!.src)).headers['content-type']).toBe('image/webp')
  expect((await administrator.get('/api/logs?filter={"resource":"slides"}')).body.meta.total).toBe(4)
})

test('slides: names the invalid file and rejects the batch', async () => {
  const { administrator, dump } = await college()
  const form = await formOf([
    ['a.png', await photo('#111')],
    ['b.png', Buffer.from('<script>')],
  ])
  const refused = await administrator.post('/api/slides', form)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors)).toEqual(['slides.1'])
  expect(await dump('slides', 'media', 'renditions')).toBe('[[],[],[]]')
})

test('slides: changes descriptions, and deletes one or several slides', async () => {
  const { administrator, visitor } = await college()
  const { body } = await administrator.post<Slide[]>(
    '/api/slides',
    await formOf([
      ['a.png', await photo('#111')],
      ['b.png', await photo('#222')],
      ['c.png', await photo('#333')],
    ]),
  )
  const [one, two, three] = body.data.map(({ id }) => id)
  expect((await administrator.put(`/api/slides/${one}`, { alt: 'Morning' })).body.message).toBe(
    'The slide was saved.',
  )
  expect(await inOrder(visitor())).toBe('Morning b c')
  expect((await administrator.put(`/api/slides/${one}`, { src: '/media/x' })).status).toBe(422)
  expect((await administrator.delete(`/api/slides/${one},${two}`)).body.message).toBe(
    '2 slides were deleted.',
  )
  expect((await administrator.delete(`/api/slides/${three},999`)).status).toBe(404)
  expect((await administrator.delete(`/api/slides/${three}`)).body.message).toBe('The slide was deleted.')
  expect((await administrator.delete('/api/slides/x')).status).toBe(404)
})

test('slides: rejects a form without files, and JSON', async () => {
  const { administrator } = await college()
  expect((await administrator.post('/api/slides', new FormData())).body.errors).toEqual({
    slides: ['The slides field is required.'],
  })
  const asJson = await administrator.post('/api/slides', { alt: 'x' })
  expect([asJson.status, asJson.body.errors]).toEqual([422, { slides: ['The slides field is required.'] }])
})

const inOrder = async (person: Person): Promise<string> => {
  const { body } = await person.get<Slide[][]>('/api/slides')
  return body.data
    .flat()
    .map(({ alt }) => alt)
    .join(' ')
}
const fourSlides = async (person: Person): Promise<number[]> => {
  const files = await Promise.all(
    ['a', 'b', 'c', 'd'].map(
      async (name, index) => [`${name}.png`, await photo(`#${index}${index}f`)] as const,
    ),
  )
  return (await person.post<Slide[]>('/api/slides', await formOf(files))).body.data.map(({ id }) => id)
}

test('slides: moves a slide after another or to the front, on the home page and in the log', async () => {
  const { administrator, visitor } = await college()
  const [a, b, c, d] = await fourSlides(administrator)
  expect(await inOrder(visitor())).toBe('a b c d')
  const moved = await administrator.put('/api/slides/order', { id: d, after: a })
  expect([moved.status, moved.body.message]).toEqual([200, 'The order was saved.'])
  expect(await inOrder(visitor())).toBe('a d b c')
  await administrator.put('/api/slides/order', { id: c, after: null })
  expect(await inOrder(visitor())).toBe('c a d b')
  const home = (await visitor().get('/')).text
  expect(home.match(/"alt":"(\w)"/g)?.join()).toBe('"alt":"c","alt":"a","alt":"d","alt":"b"')

  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,0]')
  expect(body.data[0]!.description).toBe("admin moved the slide 'c'")
  expect((await administrator.put('/api/slides/order', { id: b, after: d })).body.message).toBe(
    'Nothing was changed.',
  )
  expect((await administrator.get('/api/logs?filter={"action":"move"}')).body.meta.total).toBe(2)
})

test('slides: rejects a move of or after a deleted slide, and without edit permission', async () => {
  const { administrator, staff, visitor } = await college()
  const [a, b] = await fourSlides(administrator)
  await administrator.delete(`/api/slides/${b}`)
  expect((await administrator.put('/api/slides/order', { id: b, after: null })).status).toBe(404)
  expect((await administrator.put('/api/slides/order', { id: a, after: b })).body.errors).toEqual({
    after: ['The selected after is invalid.'],
  })
  for (const input of [{}, { id: 'x' }, { id: a, after: 'x' }, { id: a, position: 3 }])
    expect((await administrator.put('/api/slides/order', input)).status).toBe(422)
  const refused = await (await staff({ may: ['create slides'] })).put('/api/slides/order', { id: a })
  expect([refused.status, refused.body.permission]).toEqual([403, 'edit slides'])
  expect(await inOrder(visitor())).toBe('a c d')
})

test('slides: applies simultaneous moves of several users', async () => {
  const { administrator, visitor } = await college()
  const [a, b, c, d] = await fourSlides(administrator)
  const answers = await Promise.all([
    administrator.put('/api/slides/order', { id: a, after: d }),
    administrator.put('/api/slides/order', { id: b, after: c }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await inOrder(visitor())).toBe('c b d a')
})

test('slides: leaves nothing behind if an upload is canceled during processing', async () => {
  const { app, administrator, dump } = await college()
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  // Large enough that processing outlasts the cancellation.
  const form = new Response(await formOf([['cancelled.png', await photo('#b00', 4000)]]))
  const request = httpRequest(`${origin}/api/slides`, {
    method: 'POST',
    headers: {
      'content-type': form.headers.get('content-type')!,
      'x-xsrf-token': administrator.cookie('XSRF-TOKEN')!,
      cookie: ['XSRF-TOKEN', 'kampana_session']
        .map((name) => `${name}=${encodeURIComponent(administrator.cookie(name)!)}`)
        .join('; '),
    },
  }).on('error', () => undefined)
  const body = Buffer.from(await form.arrayBuffer())
  await new Promise<void>((sent) => request.end(body, sent))
  request.destroy()
  // Images are processed one at a time: after this upload, the server has finished the other.
  await administrator.post('/api/slides', await formOf([['kept.png', await photo('#0b0')]]))
  const [slides, media, logs] = JSON.parse(await dump('slides', 'media', 'logs')) as { alt: string }[][]
  expect(slides!.map(({ alt }) => alt)).toEqual(['kept'])
  expect(media).toHaveLength(1)
  expect(JSON.stringify(logs)).not.toContain('cancelled')
})

test('slides: rejects 21 slides at once, with the limit', async () => {
  const { administrator, dump } = await college()
  const tiny = await sharp({ create: { width: 2, height: 1, channels: 3, background: '#111' } })
    .png()
    .toBuffer()
  const form = await formOf(Array.from({ length: 21 }, (_, n) => [`bell ${n}.png`, tiny] as const))
  const { status, body } = await administrator.post('/api/slides', form)
  expect([status, body.errors]).toEqual([
    422,
    { slides: ['The slides field must not have more than 20 items.'] },
  ])
  expect(await dump('slides')).toBe('[[]]')
})

test('slides: accepts files without descriptions, and leaves camera filenames undescribed', async () => {
  const { administrator, visitor } = await college()
  const files = [
    ['IMG_1234.png', await photo('#111')],
    [`${'Fiesta '.repeat(40)}.png`, await photo('#222')],
    ['bell tower.png', await photo('#333')],
  ] as const
  const { status, body } = await administrator.post<Slide[]>('/api/slides', await formOf(files))
  const undescribed = 'A picture of the college'
  expect([status, body.data.map(({ alt }) => alt)]).toEqual([201, [undescribed, undescribed, 'bell tower']])
  const pictures = await administrator.get<{ description: string }[]>('/api/pictures?sort=["id","ASC"]')
  expect(pictures.body.data.map(({ description }) => description)).toEqual(['', '', 'bell tower'])
  const home = (await visitor().get('/')).text
  expect([home.includes(`alt="${undescribed}"`), home.includes('IMG_1234')]).toEqual([true, false])
  const tooLong = await administrator.post('/api/slides', await formOf(files, ['x'.repeat(256)]))
  expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([422, ['alts.0']])
})

test('slides: can be created from existing images, except from undescribed images', async () => {
  const { administrator } = await college()
  const form = new FormData()
  for (const color of ['#111', '#222', '#333'])
    form.append('pictures[]', new File([Buffer.from(await photo(color))], 'a.png'))
  for (const description of ['The choir', 'The harbour', '']) form.append('descriptions[]', description)
  const { body } = await administrator.post<{ id: number; src: string }[]>('/api/pictures', form)
  const [choir, harbour, undescribed] = body.data.map(({ id }) => id)
  const added = await administrator.post<Slide[]>('/api/slides/pictures', { pictures: [harbour, choir] })
  expect([added.status, added.body.message]).toEqual([201, '2 slides were added.'])
  expect(added.body.data.map(({ alt }) => alt)).toEqual(['The harbour', 'The choir'])
  const refusals = [
    [[choir, undescribed], 'pictures.1'],
    [[999], 'pictures.0'],
    [[], 'pictures'],
    ['all', 'pictures'],
  ] as const
  for (const [pictures, field] of refusals) {
    const refused = await administrator.post('/api/slides/pictures', { pictures })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
  }
})
