import {
  imageAddress,
  listRenditions,
  parseImageId,
  parsePicture,
  renditionUrl,
} from '@kampana/engine-declare/media/picture'
import type { Uploads } from '@kampana/engine-server/records/context/engine-services'
import {
  listImages,
  mapImages,
  type ImageChange,
  type ImageFields,
} from '@kampana/engine-server/records/images/map-images'
import type { InputValues } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { lastTime } from '../operations/moments.ts'
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

/** Records with the ids of their images, as far as the images are known. */
export const withImageIds = async <T extends InputValues>(
  client: DbClient,
  images: ImageFields,
  records: readonly T[],
): Promise<T[]> => {
  const find = await readImages(
    client,
    records.flatMap((record) => listImages(images, record)),
  )
  const toId: ImageChange = (src) => {
    const image = parseImageId(src) === null ? find(src) : undefined
    return image && { src: imageAddress(image.id) }
  }
  return records.map((record) => mapImages(images, record, toId) ?? record)
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

/**
 * Addresses as records store them. Until the conversion (`conversion/image-conversion.ts`), nodes of the former version read
 * them, too: the widest size of an image as it was first stored. None includes a focal point.
 */
const storedForm = async (
  client: DbClient,
  ids: readonly string[],
  find: FindImage,
): Promise<ImageChange> => {
  const isConverted = (await lastTime(client, 'image ids written')) !== null
  const first = await readImages(client, isConverted ? [] : ids.map(imageAddress))
  return (src) => {
    const image = findKnown(find, src)
    if (!image) return { src: src.replace(/#.*$/, '') }
    if (isConverted) return { src: imageAddress(image.id) }
    const { hash, width, height } = first(imageAddress(image.id)) ?? image
    return { src: renditionUrl(hash, { width, height }, 'webp') }
  }
}
