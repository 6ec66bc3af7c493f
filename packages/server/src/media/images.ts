import { imageHash, renditionUrl } from '@kampana/engine-declare/media/picture'
import { sql } from 'kysely'
import type { DbClient } from '../db/tables.ts'

/** An image with the state of its library entry. */
export interface StoredImage {
  /** Hash under which the image was first stored. Records contain `/media/{id}`. */
  id: string
  /** The rendition under the asked hash, which may be a former one. */
  hash: string
  width: number
  height: number
  /** The current rendition; undefined if the image was taken down or deleted. */
  current: CurrentRendition | undefined
}
interface CurrentRendition {
  hash: string
  width: number
  height: number
  /** Address of its widest size, with the focal point unless it is the center. */
  address: string
  hasFocalPoint: boolean
}

/** Finds a stored image by the address of the image or of a current or former rendition. */
export type FindImage = (src: string) => StoredImage | undefined

const batchSize = 500

/** Reads the images at these addresses. Other addresses are ignored. */
export const readImages = async (client: DbClient, addresses: Iterable<string>): Promise<FindImage> => {
  const hashes = new Set<string>()
  for (const address of addresses) {
    const hash = imageHash(address)
    if (hash !== null) hashes.add(hash)
  }
  const found = new Map<string, StoredImage>()
  const all = [...hashes]
  for (let from = 0; from < all.length; from += batchSize)
    for (const row of await selectImages(client, all.slice(from, from + batchSize)))
      found.set(row.hash, toImage(row))
  return (src) => found.get(imageHash(src) ?? '')
}

/** Id of the image with a rendition. Images outside the library, and those added by the former version, have no stored id. */
const imageIdOf = sql<string>`coalesce(pictures.image_id, (select earliest.hash from media as earliest
  where earliest.picture_id = media.picture_id order by earliest.created_at, earliest.hash limit 1), media.hash)`

const selectImages = (client: DbClient, hashes: readonly string[]) =>
  client
    .selectFrom('media')
    .leftJoin('pictures', 'pictures.id', 'media.picture_id')
    .select([
      'media.hash',
      'media.width',
      'media.height',
      'media.picture_id',
      'pictures.hash as current',
      'pictures.status',
      'pictures.width as current_width',
      'pictures.height as current_height',
      'pictures.focal_x',
      'pictures.focal_y',
    ])
    .select(imageIdOf.as('id'))
    .where('media.hash', 'in', hashes)
    .execute()

type ImageRow = Awaited<ReturnType<typeof selectImages>>[number]

const toImage = (row: ImageRow): StoredImage => {
  const { id, hash, width, height } = row
  return { id, hash, width, height, current: currentOf(row) }
}

const currentOf = (row: ImageRow): CurrentRendition | undefined => {
  const { hash, width, height, picture_id, current, status, current_width, current_height } = row
  if (picture_id === null) return toCurrent({ hash, width, height }, '')
  if (current === null || current_width === null || current_height === null || status !== 'shown')
    return undefined
  return toCurrent({ hash: current, width: current_width, height: current_height }, focalFragment(row))
}

const toCurrent = (
  { hash, width, height }: Pick<StoredImage, 'hash' | 'width' | 'height'>,
  focal: string,
): CurrentRendition => ({
  hash,
  width,
  height,
  address: renditionUrl(hash, { width, height }, 'webp') + focal,
  hasFocalPoint: focal !== '',
})

const focalFragment = ({ focal_x, focal_y }: Pick<ImageRow, 'focal_x' | 'focal_y'>): string => {
  const [left, top] = [focal_x, focal_y].map((share) => Math.round((share ?? 0.5) * 100))
  return left === 50 && top === 50 ? '' : `#focal=${left},${top}`
}

/** Stores an image's id: the hash under which it was first stored, maybe as an image that was deleted since. */
export const setImageId = async (client: DbClient, id: number): Promise<void> => {
  await client
    .updateTable('pictures')
    .set((eb) => ({
      image_id: eb
        .selectFrom('media')
        .select('hash')
        .where('picture_id', '=', id)
        .orderBy('created_at')
        .orderBy('hash')
        .limit(1),
    }))
    .where('id', '=', id)
    .execute()
}
