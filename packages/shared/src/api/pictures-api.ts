import * as z from 'zod'
import { ApiError } from './http/api-error.ts'
import { createSender } from './http/sender.ts'
import { asDeclared, parseList, parseRecord } from './http/reply.ts'
import type { CallOptions, Client } from './http/client.ts'
import type { RecordOf } from '../resource.ts'
import { pictures } from '../resources/pictures.ts'
import { recordReader } from '../schema/record-reader.ts'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'

type Options = Pick<CallOptions, 'signal' | 'onProgress'>

/** An image of the media library. */
export type LibraryPicture = RecordOf<typeof pictures>

const crop = () => z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
/** A crop as shares of an image's width and height. */
export type Crop = Parsed<typeof crop>

const pictureShape = () => z.object({ turn: z.literal([0, 90, 180, 270]), crop: crop().nullable() })
/** Rotation of an upload in degrees clockwise, and its crop after that. */
export type PictureShape = Parsed<typeof pictureShape>

export const shapedOriginalSchema = () =>
  pictureShape().extend({ src: z.string(), width: z.int(), height: z.int() })
/** A shape, and the whole image that it is cut from. */
export type ShapedOriginal = Parsed<typeof shapedOriginalSchema>

/** The media library. Other back ends have none. */
export const picturesApi = (client: Client, timeZone: () => string) => {
  const readPicture = (value: unknown): LibraryPicture => asDeclared(pictureReader(timeZone())(value))
  const send = createSender(client)
  const path = (id: number | string, call = '') => `/api/pictures/${encodeURIComponent(id)}${call}`
  return {
    /** Adds an image to the media library. Rejects with the texts of an error under `errors`. */
    uploadPicture: async (picture: File, description: string, options?: Options): Promise<LibraryPicture> => {
      const reply = await send(
        'POST',
        '/api/pictures',
        form({ 'pictures[]': picture, 'descriptions[]': description }),
        options,
      )
      const [made] = parseList(reply, readPicture).data
      if (!made) throw new ApiError(reply.status, undefined, reply.headers)
      return made
    },
    pictureShape: async (id: number | string) =>
      parseRecord(await client.call(path(id, '/shape')), readShape),
    shapePicture: (id: number | string, shape: PictureShape) => send('PUT', path(id, '/shape'), shape),
    /** Replaces an image everywhere. */
    replacePicture: (id: number | string, picture: File, options?: Options) =>
      send('POST', path(id, '/replace'), form({ image: picture }), options),
    /** Adds slides with images of the media library, in this order. */
    addSlidesOf: (ids: readonly (number | string)[]) =>
      send('POST', '/api/slides/pictures', { pictures: ids }),
    /** Image with a current or former address. */
    pictureAt: async (src: string) =>
      parseRecord(await client.call('/api/pictures/at', { query: { src } }), readPicture),
  }
}

const form = (parts: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) data.append(name, value)
  return data
}

const readShape = replyReader('picture', shapedOriginalSchema)
const readers = new Map<string, ReturnType<typeof recordReader>>()
/** Memoized, because creating a reader costs more than using it. */
const pictureReader = (timeZone: string) => {
  const reader = readers.get(timeZone) ?? recordReader(pictures, timeZone)
  readers.set(timeZone, reader)
  return reader
}
