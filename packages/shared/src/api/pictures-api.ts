import { createSender } from './http/sender.ts'
import { isObject, parseRecord } from './http/reply.ts'
import type { CallOptions, Client } from './http/client.ts'
import type { RecordOf } from '../resource.ts'
import type { pictures } from '../resources/pictures.ts'

type Options = Pick<CallOptions, 'signal' | 'onProgress'>

/** A picture of the library. */
export type LibraryPicture = RecordOf<typeof pictures>

/** A part of a picture as shares of its width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** How a picture is cut out of what was uploaded: first it is turned, clockwise, in degrees; then it is cropped. */
export interface PictureShape {
  turn: 0 | 90 | 180 | 270
  crop: Crop | null
}

/** A shape, and the whole picture that it is cut out of. */
export interface ShapedOriginal extends PictureShape {
  src: string
  width: number
  height: number
}

/** The picture library. Other back ends have none. */
export const picturesApi = (client: Client) => {
  const send = createSender(client)
  const path = (id: number | string, call = '') => `/api/pictures/${encodeURIComponent(id)}${call}`
  return {
    /** Adds one picture to the library. Rejects with the refusal's texts under `errors`. */
    uploadPicture: async (picture: File, description: string, options?: Options) => {
      const { body } = await send(
        'POST',
        '/api/pictures',
        form({ 'pictures[]': picture, 'descriptions[]': description }),
        options,
      )
      const made: unknown = isObject(body) ? body.data : undefined
      return (Array.isArray(made) ? made[0] : made) as LibraryPicture
    },
    pictureShape: async (id: number | string) =>
      parseRecord<ShapedOriginal>(await client.call(path(id, '/shape'))),
    shapePicture: (id: number | string, shape: PictureShape) => send('PUT', path(id, '/shape'), shape),
    /** Shows another picture wherever this one is. */
    replacePicture: (id: number | string, picture: File, options?: Options) =>
      send('POST', path(id, '/replace'), form({ image: picture }), options),
    /** Adds slides of pictures of the library, in this order. */
    addSlidesOf: (ids: readonly (number | string)[]) =>
      send('POST', '/api/slides/pictures', { pictures: ids }),
    /** The picture that has an address, or had it once. */
    pictureAt: async (src: string) =>
      parseRecord<LibraryPicture>(await client.call('/api/pictures/at', { query: { src } })),
  }
}

const form = (parts: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) data.append(name, value)
  return data
}
