import type { Slide } from '@kampana/shared/api'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college } from '../support/college.ts'

const photo = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
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

test('several slides are added at once, described by what was said or by their files, in rows', async () => {
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
  expect(body.data.map((row) => row.map(({ alt }) => alt))).toEqual([
    ['bell tower dawn', 'The library', 'c'],
    ['d'],
  ])
  expect((await visitor().get(body.data[0]![0]!.src)).headers['content-type']).toBe('image/webp')
  expect((await administrator.get('/api/logs?filter={"resource":"slides"}')).body.meta.total).toBe(4)
})

test('of several files one that is no picture is named, and none is kept', async () => {
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

test('slides are described anew, and deleted one or several at once', async () => {
  const { administrator } = await college()
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
  expect((await administrator.put(`/api/slides/${one}`, { src: '/media/x' })).status).toBe(422)
  expect((await administrator.delete(`/api/slides/${one},${two}`)).body.message).toBe(
    '2 slides were deleted.',
  )
  expect((await administrator.delete(`/api/slides/${three},999`)).status).toBe(404)
  expect((await administrator.delete(`/api/slides/${three}`)).body.message).toBe('The slide was deleted.')
  expect((await administrator.delete('/api/slides/x')).status).toBe(404)
})

test('the home page shows a slide the moment it is added', async () => {
  const { administrator, visitor } = await college()
  await visitor().get('/')
  await administrator.post('/api/slides', await formOf([['fiesta.png', await photo('#a22')]]))
  expect((await visitor().get('/')).text).toContain('fiesta')
})

test('a form without files, or that is none, is refused', async () => {
  const { administrator } = await college()
  expect((await administrator.post('/api/slides', new FormData())).body.errors).toEqual({
    slides: ['The slides field is required.'],
  })
  expect((await administrator.post('/api/slides', { alt: 'x' })).status).toBe(415)
})
