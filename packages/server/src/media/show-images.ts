import { parseImageId, renditionUrl } from '@kampana/engine-declare/media/picture'
import type { Readers } from '@kampana/engine-server/records/context/engine-services'
import {
  listImages,
  mapImages,
  type ImageChange,
  type ImageFields,
} from '@kampana/engine-server/records/images/map-images'
import type { InputValues } from '@kampana/engine-server/records/table'
import type { DbClient } from '../db/tables.ts'
import { readImages, type StoredImage } from './images.ts'

/** Writes current addresses into records (`Uploads.show`). */
export const showImages = async <T extends InputValues>(
  client: DbClient,
  images: ImageFields,
  records: readonly T[],
  audience: Readers,
): Promise<(T | null)[]> => {
  const addresses = records.flatMap((record) => listImages(images, record))
  if (addresses.length === 0) return [...records]
  const find = await readImages(client, addresses)
  return records.map((record) => mapImages(images, record, (src) => showImage(find(src), src, audience)))
}

const showImage = (
  image: StoredImage | undefined,
  src: string,
  audience: Readers,
): ReturnType<ImageChange> => {
  if (!image) return undefined
  const { current } = image
  const isId = parseImageId(src) !== null
  if (!current) {
    if (audience === 'visitors') return null
    return isId ? { src: renditionUrl(image.hash, image, 'webp') } : undefined
  }
  const isChanged = current.hash !== image.hash || current.hasFocalPoint
  if (!isChanged) return isId ? { src: current.address } : undefined
  return audience === 'visitors' ? { src: current.address, size: current } : { src: current.address }
}
