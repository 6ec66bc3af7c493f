import { listRenditions } from '@kampana/shared/media/picture'
import { pictureMessages } from '@kampana/shared/messages/picture-messages'
import type { Database } from '../db/tables.ts'
import { HttpError } from '../error.ts'
import { required } from '../required.ts'
import type { Pictures } from './picture-state.ts'

/**
 * Finds the rendition that is shown in place of a former one: of the same format if there is one, at least as wide. Undefined
 * where the picture is still the same. Throws a 410 for one that was taken down or deleted, which nobody may keep.
 */
export const currentRendition =
  (db: Database, pictures: Pictures) =>
  async (hash: string, name: string): Promise<string | undefined> => {
    const state = await pictures.state()
    if (state.isGone(hash))
      throw new HttpError(410, pictureMessages.gone, {}, { 'cache-control': 'no-store' })
    const current = state.findCurrent(hash)
    if (!current || current.hash === hash) return undefined
    const sizes = listRenditions(current)
    const width = Number.parseInt(name)
    const size = sizes.find((each) => each.width >= width) ?? required(sizes.at(-1))
    const stem = `${size.width}x${size.height}`
    const wanted = `${stem}.${name.endsWith('.avif') ? 'avif' : 'webp'}`
    const found = await db
      .selectFrom('renditions')
      .select('name')
      .where('hash', '=', current.hash)
      .where('name', '=', wanted)
      .executeTakeFirst()
    return `/media/${current.hash}/${found ? wanted : `${stem}.webp`}`
  }
