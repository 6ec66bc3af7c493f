import type { ShownRecords } from '@kampana/shared/content/shown-records'
import type { DbClient } from '../../db/tables.ts'
import { findFile } from '../../media/store.ts'
import { readOriginal } from '../../media/library/replace.ts'
import { readAbout } from './about-pictures.ts'
import { namedIn } from './named-uploads.ts'

/** Folder of uploads beside the texts that contain their addresses. */
export const uploadsFolder = 'uploads'
export const picturePath = (hash: string): string => `${uploadsFolder}/${hash}.webp`
export const filePath = (hash: string, name: string): string => `${uploadsFolder}/${hash}/${name}`
export const aboutPath = `${uploadsFolder}/pictures.json`

/** Uploads that records show or link to, by path in a folder: images in their stored size, files unchanged. */
export async function* exportUploads(
  client: DbClient,
  records: ShownRecords,
): AsyncGenerator<[path: string, bytes: Uint8Array]> {
  const hashes = [...new Set([...namedIn(records, 'picture').values()].map(({ hash }) => String(hash)))]
  for (const hash of hashes) {
    // A rotated or cropped image is a separate image in the folder.
    const original = await readOriginal({ db: client }, { base_hash: hash })
    if (original) yield [picturePath(hash), original.bytes]
  }
  for (const { hash = '', name = '' } of namedIn(records, 'file').values()) {
    const file = await findFile(client, hash, name)
    if (file) yield [filePath(hash, name), file.bytes]
  }
  const about = await readAbout(client, hashes)
  if (about !== undefined) yield [aboutPath, Buffer.from(about)]
}
