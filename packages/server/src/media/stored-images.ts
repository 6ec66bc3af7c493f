import {
  imageAddress,
  listRenditions,
  parsePicture,
  renditionUrl,
} from '@kampana/engine-declare/media/picture'
import type { Uploads } from '@kampana/engine-server/records/context/engine-services'
import { listImages, mapImages, type ImageChange } from '@kampana/engine-server/records/images/map-images'
import type { DbClient } from '../db/tables.ts'
import { readImages, type FindImage, type StoredImage } from './images.ts'

/** Converts the images in an input to their stored form (`Uploads.toStored`). */
export const toStoredImages: Uploads['toStored'] = async (client: DbClient, images, input, old) => {
  const sent = listImages(images, input)
  if (sent.length === 0) return input
  const find = await readImages(client, [...sent, ...(old ? listImages(images, old) : [])])
  const stored = mapImages(
    images,
    input,
    await storedForm(
      client,
      sent.flatMap((src) => find(src)?.id ?? []),
      find,
    ),
  )
  if (!stored || !old) return stored ?? input
  const [ids, formerIds] = [input, old].map((values) => mapImages(images, values, toId(find)))
  const isSame = (name: string): boolean =>
    name in old && JSON.stringify(ids?.[name]) === JSON.stringify(formerIds?.[name])
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, isSame(name) ? old[name] : value]),
  )
}

/** The image of an address; undefined for a size in which it isn't stored. */
const findKnown = (find: FindImage, src: string): StoredImage | undefined => {
  const image = find(src)
  const rendition = parsePicture(src)
  if (!image || !rendition) return image
  const isStored = listRenditions(image).some(
    ({ width, height }) => width === rendition.width && height === rendition.height,
  )
  return isStored ? image : undefined
}

const toId =
  (find: FindImage): ImageChange =>
  (src) => {
    const image = findKnown(find, src)
    return image && { src: imageAddress(image.id) }
  }

/** Addresses as records store them: the widest size of an image as it was first stored. None includes a focal point. */
const storedForm = async (
  client: DbClient,
  ids: readonly string[],
  find: FindImage,
): Promise<ImageChange> => {
  const first = await readImages(client, ids.map(imageAddress))
  return (src) => {
    const image = findKnown(find, src)
    if (!image) return { src: src.replace(/#.*$/, '') }
    const { hash, width, height } = first(imageAddress(image.id)) ?? image
    return { src: renditionUrl(hash, { width, height }, 'webp') }
  }
}
