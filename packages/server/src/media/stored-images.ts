import { imageAddress, parseImageId, renditionUrl } from '@kampana/engine-declare/media/picture'
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
import { readImages, type FindImage } from './images.ts'

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
  return records.map((record) => mapImages(images, record, toId(find)) ?? record)
}

const toId =
  (find: FindImage): ImageChange =>
  (src) => {
    const image = find(src)
    return image && { src: imageAddress(image.id) }
  }

/**
 * Addresses as records store them. Until the conversion (`conversion/image-conversion.ts`), nodes of the former version read
 * them, too. None includes a focal point.
 */
const storedForm = async (
  client: DbClient,
  ids: readonly string[],
  find: FindImage,
): Promise<ImageChange> => {
  const isConverted = (await lastTime(client, 'image ids written')) !== null
  const toAddress = isConverted ? imageAddress : await formerForm(client, ids)
  return (src) => {
    const image = find(src)
    return { src: (image && toAddress(image.id)) ?? src.replace(/#.*$/, '') }
  }
}

/** Addresses of images by id, as the former version stored them: the widest size of an image as it was first stored. */
const formerForm = async (
  client: DbClient,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> => {
  const find = await readImages(client, ids.map(imageAddress))
  return (id) => {
    const image = find(imageAddress(id))
    return image && renditionUrl(image.hash, image, 'webp')
  }
}

/** Values as the former version stored their images (`Uploads.toFormer`). */
export const toFormerImages: Uploads['toFormer'] = async (client: DbClient, images, values) => {
  const ids = listImages(images, values).flatMap((src) => parseImageId(src) ?? [])
  if (ids.length === 0) return values
  const toFormer = await formerForm(client, ids)
  const change: ImageChange = (src) => {
    const former = toFormer(parseImageId(src) ?? '')
    return former === undefined ? undefined : { src: former }
  }
  return mapImages(images, values, change) ?? values
}
