import { imageAddress } from '@kampana/engine-declare/media/picture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import { documentOf } from '../../support/input/rich-text.ts'

interface Picture {
  id: number
  src: string
}

const photo = (background: string, width = 64) =>
  sharp({ create: { width, height: 32, channels: 3, background } })
    .png()
    .toBuffer()

const form = async (field: string, background: string, width?: number): Promise<FormData> => {
  const made = new FormData()
  made.append(field, new File([new Uint8Array(await photo(background, width))], 'photo.png'))
  return made
}

const addPicture = async ({ administrator }: College, color: string): Promise<Picture> =>
  (await administrator.post<Picture[]>('/api/pictures', await form('pictures[]', color))).body.data[0]!

const replace = async ({ administrator }: College, { id }: Picture, color: string): Promise<Picture> =>
  (await administrator.post<Picture>(`/api/pictures/${id}/replace`, await form('image', color, 48))).body.data

const hashOf = ({ src }: Picture): string => src.split('/')[2]!
const posted = { category: 'announcements', posted_at: 'now' }
const showing = (src: string) =>
  documentOf({ type: 'figure', attrs: { src, alt: 'A color', width: 64, height: 32 } })

test("image ids: an image's own address redirects to its current rendition", async () => {
  const place = await college()
  const picture = await addPicture(place, '#103050')
  const address = imageAddress(hashOf(picture))
  const open = async (at: string) => {
    const { status, headers } = await place.visitor().get(at)
    return [status, headers['location'], headers['cache-control']]
  }
  expect(await open(address)).toEqual([302, picture.src, 'no-cache'])
  const replaced = await replace(place, picture, '#503010')
  expect(await open(address)).toEqual([302, replaced.src, 'no-cache'])
  await place.administrator.put(`/api/pictures/${picture.id}/take-down`)
  expect(await open(address)).toEqual([410, undefined, 'no-store'])
  expect((await open(imageAddress('0'.repeat(32))))[0]).toBe(404)
})

test.each([
  ['ids', false],
  ['addresses until the conversion', true],
])(
  'image ids: records store %s, whichever address they are sent, and replies contain the current one',
  async (_form, isFormer) => {
    const place = await college()
    const { administrator, visitor, database } = place
    if (isFormer)
      await database((db) => db.deleteFrom('moments').where('name', 'like', 'image ids%').execute())
    const picture = await addPicture(place, '#204060')
    const replaced = await replace(place, picture, '#604020')
    const addresses = [
      picture.src,
      replaced.src,
      `${replaced.src}#focal=20,30`,
      imageAddress(hashOf(picture)),
    ]
    for (const [index, src] of addresses.entries()) {
      const values = { title: `Address ${index}`, cover: src, updates: showing(src), ...posted }
      const { id } = (await administrator.post<{ id: number }>('/api/updates', values)).body.data
      const reply = (await visitor().get<{ cover: string; updates: string }>(`/api/updates/${id}`)).body.data
      expect(reply.cover).toBe(replaced.src)
      expect(JSON.parse(reply.updates).content[0].attrs).toMatchObject({ src: replaced.src, height: 43 })
      const { cover, updates } = (await administrator.get<typeof reply>(`/api/updates/${id}`)).body.data
      const saved = await administrator.put(`/api/updates/${id}`, { cover, updates })
      expect(saved.body.message).toBe('Nothing was changed.')
    }
    const stored = await database((db) =>
      db
        .selectFrom('updates')
        .select(['cover', 'updates', 'picture'])
        .where('title', 'like', 'Address %')
        .execute(),
    )
    const form = isFormer ? picture.src : imageAddress(hashOf(picture))
    expect(stored.map(({ cover }) => cover)).toEqual(addresses.map(() => form))
    expect(new Set(stored.map((row) => JSON.stringify(row))).size).toBe(1)
  },
)

test("image ids: an image that doesn't exist is rejected under its field", async () => {
  const { administrator, publish } = await college()
  const src = imageAddress('f'.repeat(32))
  const { id } = await publish()
  for (const values of [{ cover: src }, { updates: showing(src) }]) {
    const { status, body } = await administrator.put(`/api/updates/${id}`, values)
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(values)])
  }
})
