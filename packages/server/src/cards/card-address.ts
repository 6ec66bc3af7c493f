import type { ShareCard } from '@kampana/shared/media/card'
import { createHash } from 'node:crypto'
import type { CollegeIdentity } from '../college/college.ts'
import { memoize } from '../memoize.ts'

/** Raise this number when the drawing changes: cards then get new addresses. */
const design = 1

/** The address of a page's card: `/cards/{hash}/about-us/history.jpg`. The hash covers its text, picture, colors and seal. */
export const cardAddresses = memoize((college: CollegeIdentity) => {
  const looks = digest([design, college])
  return (path: string, card: ShareCard): string =>
    `/cards/${digest([looks, card])}${path === '/' ? '' : path}.jpg`
})

/** The path of the page whose card an address is, with whatever hash; null where it is no card's address. */
export const parseCardAddress = (address: string): string | null => {
  const [, path] = /^\/cards\/[\w-]+(\/[^?]+)?\.jpg(?:\?.*)?$/.exec(address) ?? [null, null]
  return path === null ? null : (path ?? '/')
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12)
