import type { FolderRecords } from '@kampana/shared/content/folder-records'
import type { DbClient } from '../../db/tables.ts'
import { findFile } from '../../media/store.ts'
import { readOriginal } from '../../media/library/replace.ts'
import { readAbout } from './about-pictures.ts'
import { readImages } from '../../media/images.ts'
import { imagesIn, namedIn } from './named-uploads.ts'

/** Folder of uploads beside the texts that contain their addresses. */
export const uploadsFolder = 'uploads'
export const picturePath = (id: string): string => `${uploadsFolder}/${id}.webp`
export const filePath = (hash: string, name: string): string => `${uploadsFolder}/${hash}/${name}`
export const aboutPath = `${uploadsFolder}/pictures.json`

/** Uploads that records show or link to, by path in a folder: images as they are shown now, files unchanged. */
export async function* exportUploads(
  client: DbClient,
  records: FolderRecords,
): AsyncGenerator<[path: string, bytes: Uint8Array]> {
  const addresses = imagesIn(records)
  const find = await readImages(client, addresses)
  const images = new Map(
    addresses.flatMap((address) => find(address) ?? []).map((image) => [image.id, image]),
  )
  for (const [id, { hash, current = { hash } }] of images) {
    const original = await readOriginal({ db: client }, { base_hash: current.hash })
    if (original) yield [picturePath(id), original.bytes]
  }
  for (const { hash = '', name = '' } of namedIn(records, 'file').values()) {
    const file = await findFile(client, hash, name)
    if (file) yield [filePath(hash, name), file.bytes]
  }
  const about = await readAbout(client, [...images.keys()])
  if (about !== undefined) yield [aboutPath, Buffer.from(about)]
}
