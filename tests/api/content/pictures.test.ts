import { srcSet, parsePicture } from '@kampana/engine-declare/media/picture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { documentOf } from '../../support/input/rich-text.ts'

const formWith = (bytes: Uint8Array, name = 'photo.png', field = 'image') => {
  const form = new FormData()
  form.append(field, new File([Buffer.from(bytes)], name))
  return form
}
const photo = (width = 1000) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#7a2e2e' } })
    .png()
    .toBuffer()

test('pictures: serves an uploaded image in each size and format of its address, cacheable forever', async () => {
  const { administrator, visitor } = await college()
  const uploaded = await administrator.post('/api/image', formWith(await photo()))
  expect(uploaded.status).toBe(200)
  const { link } = uploaded.body as unknown as { link: string }
  expect(link).toMatch(/^\/media\/[0-9a-f]{32}\/1000x500\.webp$/)
  const picture = parsePicture(link)!
  for (const type of ['webp', 'avif'] as const)
    for (const address of srcSet(picture, type)
      .split(', ')
      .map((part) => part.split(' ')[0]!)) {
      const answer = await visitor().get(address)
      expect([address, answer.status, answer.headers['content-type']]).toEqual([
        address,
        200,
        `image/${type}`,
      ])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect((await visitor().get(address, { 'if-none-match': answer.headers.etag! })).status).toBe(304)
    }
  expect((await visitor().get(`/media/${'0'.repeat(32)}/480x240.webp`)).status).toBe(404)
})

test("pictures: shows an update's image in lists", async () => {
  const { administrator, publish } = await college()
  const { link } = (await administrator.post('/api/image', formWith(await photo(60)))).body as unknown as {
    link: string
  }
  const update = await publish({
    updates: documentOf({
      type: 'paragraph',
      content: [{ type: 'image', attrs: { src: link, alt: 'The bell tower' } }],
    }),
  })
  expect(update.picture).toEqual({ src: link, alt: 'The bell tower' })
})

test('pictures: stores a duplicate once', async () => {
  const { administrator } = await college()
  const links = await Promise.all(
    [1, 2, 3].map(async () => administrator.post('/api/image', formWith(await photo(60)))),
  )
  expect(new Set(links.map(({ text }) => text)).size).toBe(1)
  expect(links[0]!.status).toBe(200)
})

test('pictures: rejects other files, and images over ten megabytes, under the field', async () => {
  const { administrator } = await college()
  for (const [bytes, words] of [
    [Buffer.from('<script>alert(1)</script>'), 'must be a file of type'],
    [Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1'), 'must be an image'],
    [Buffer.alloc(10 * 1024 * 1024 + 1), 'must not be greater than 10240 kilobytes'],
  ] as const) {
    const answer = await administrator.post('/api/image', formWith(bytes))
    expect(answer.status).toBe(422)
    expect(answer.body.errors.image![0]).toContain(words)
  }
})

test('pictures: accepts only one image per form', async () => {
  const { administrator, database } = await college()
  const form = formWith(await photo(60))
  form.append('image', new File([Buffer.from(await photo(80))], 'second.png', { type: 'image/png' }))
  const { status, body } = await administrator.post('/api/image', form)
  expect([status, body]).toEqual([expect.any(Number), expect.objectContaining({ link: expect.any(String) })])
  const kept = await database((db) => db.selectFrom('pictures').selectAll().execute())
  expect(kept).toHaveLength(1)
})

test('pictures: rejects a form without an image, or with an unknown field', async () => {
  const { administrator } = await college()
  for (const form of [new FormData(), formWith(await photo(60), 'photo.png', 'file')]) {
    const answer = await administrator.post('/api/image', form)
    expect([answer.status, answer.body.errors]).toEqual([422, { image: ['The image field is required.'] }])
  }
  const asJson = await administrator.post('/api/image', { image: 'x' })
  expect([asJson.status, asJson.body.errors]).toEqual([422, { image: ['The image field is required.'] }])
})
