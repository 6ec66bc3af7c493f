import type { ShareCard } from '@kampana/shared/media/card'
import { createHash } from 'node:crypto'
import type { CollegeIdentity } from '../college/college.ts'

/** Raise it when cards are drawn otherwise than before: who has shared a page then gets its new card. */
const design = 1

/** Where a page's card is: `/cards/{print}/about-us/history.jpg`. Another text, picture, color or seal is another print. */
export const cardAddresses = (college: CollegeIdentity) => {
  const looks = digestOf([design, college])
  return (path: string, card: ShareCard): string =>
    `/cards/${digestOf([looks, card])}${path === '/' ? '' : path}.jpg`
}

/** The page whose card an address is; null where it is none. Its print may be any: it may be of an older state. */
export const pageOfCard = (address: string): string | null => {
  const [, path] = /^\/cards\/[\w-]+(\/[^?]+)?\.jpg(?:\?.*)?$/.exec(address) ?? [null, null]
  return path === null ? null : (path ?? '/')
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12)
