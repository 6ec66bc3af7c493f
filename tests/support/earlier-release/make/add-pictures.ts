import sharp from 'sharp'
import { documentOf } from '../../input/rich-text.ts'
import type { Worker } from './at-work.ts'

/** Adds slides in a changed order, and a text with a replaced image and a taken-down image. */
export const addPictures = async (
  administrator: Worker,
  colors: readonly [string, string, string],
): Promise<void> => {
  const slides = await administrator.post<{ id: number }[]>('/api/slides', await form('slides[]', colors))
  await administrator.put('/api/slides/order', { id: slides[2]?.id, after: null })
  const pictures = await administrator.post<Picture[]>(
    '/api/pictures',
    await form('pictures[]', colors.slice(1)),
  )
  const [first, second] = pictures
  if (!first || !second) throw new Error('The reply must contain two images.')
  await administrator.post('/api/updates', {
    title: `A post with pictures, after ${colors[0].slice(1)}`,
    category: 'announcements',
    updates: documentOf(figure(first), figure(second)),
    posted_at: 'now',
  })
  await administrator.post(`/api/pictures/${first.id}/replace`, await form('image', colors.slice(0, 1)))
  await administrator.put(`/api/pictures/${second.id}/take-down`)
}

export interface Picture {
  id: number
  src: string
}

export const figure = ({ src }: Picture) => ({
  type: 'figure',
  attrs: { src, alt: 'A color', width: 320, height: 180 },
})

export const form = async (field: string, colors: readonly string[]): Promise<FormData> => {
  const made = new FormData()
  for (const background of colors) {
    const picture = sharp({ create: { width: 320, height: 180, channels: 3, background } })
    made.append(
      field,
      new File([new Uint8Array(await picture.png().toBuffer())], `${background.slice(1)}.png`),
    )
  }
  return made
}
