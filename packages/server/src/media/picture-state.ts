import { renditionUrl, type Rendition } from '@kampana/engine-declare/media/picture'
import type { CacheVersion } from '@kampana/engine-server/db/cache-version'
import type { Database } from '../db/tables.ts'

/** Changes to stored images since their upload. Most images have none. */
export interface PictureState {
  /** True if no image has changed, so that nothing needs to be checked. */
  isEmpty: boolean
  /** True if an image was taken down or deleted, by the hash in any of its former addresses. */
  isGone: (hash: string) => boolean
  /** Current version of an image; undefined if its address is still current. */
  findCurrent: (hash: string) => CurrentPicture | undefined
}
interface CurrentPicture extends Rendition {
  hash: string
  /** Address of its widest rendition, with the focal point unless it is the center. */
  address: string
}

export interface Pictures {
  /** State at the newest cache version, when every node reads it again. */
  state: () => Promise<PictureState>
}

/** State without changes. */
export const noChangedPictures: PictureState = {
  isEmpty: true,
  isGone: () => false,
  findCurrent: () => undefined,
}

/** `onRead` runs before a newly read state is used. */
export const createPictures = (
  db: Database,
  cacheVersion: Pick<CacheVersion, 'current'>,
  onRead: (state: PictureState) => Promise<void>,
): Pictures => {
  let known: { version: number; state: Promise<PictureState> } | undefined
  return {
    state: () => {
      const version = cacheVersion.current()
      if (known?.version === version) return known.state
      const reading = { version, state: readState(db, onRead) }
      known = reading
      reading.state.catch(() => {
        if (known === reading) known = undefined
      })
      return reading.state
    },
  }
}

const readState = async (
  db: Database,
  onRead: (state: PictureState) => Promise<void>,
): Promise<PictureState> => {
  const rows = await db
    .selectFrom('media')
    .leftJoin('pictures', 'pictures.id', 'media.picture_id')
    .select([
      'media.hash',
      'pictures.hash as current',
      'pictures.status',
      'pictures.width',
      'pictures.height',
      'pictures.focal_x',
      'pictures.focal_y',
    ])
    .where('media.picture_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('pictures.id', 'is', null),
        eb('pictures.status', '!=', 'shown'),
        eb('pictures.focal_x', 'is not', null),
        eb('pictures.focal_y', 'is not', null),
        eb('pictures.hash', '!=', eb.ref('media.hash')),
      ]),
    )
    .execute()
  const gone = new Set<string>()
  const shown = new Map<string, CurrentPicture>()
  for (const { hash, current, status, width, height, focal_x, focal_y } of rows)
    if (current === null || width === null || height === null || status !== 'shown') gone.add(hash)
    else {
      const address = renditionUrl(current, { width, height }, 'webp') + focalFragment(focal_x, focal_y)
      shown.set(hash, { hash: current, width, height, address })
    }
  const state: PictureState = {
    isEmpty: rows.length === 0,
    isGone: (hash) => gone.has(hash),
    findCurrent: (hash) => shown.get(hash),
  }
  await onRead(state)
  return state
}

const focalFragment = (x: number | null, y: number | null): string => {
  const [left, top] = [x, y].map((share) => Math.round((share ?? 0.5) * 100))
  return left === 50 && top === 50 ? '' : `#focal=${left},${top}`
}
