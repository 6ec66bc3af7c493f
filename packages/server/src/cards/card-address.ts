import type { ShareCard } from '@kampana/engine-declare/media/card'
import { createHash } from 'node:crypto'
import type { CollegeIdentity } from '../college/college.ts'
import { memoize } from '@kampana/engine-server/memoize'

/** Version of the drawing. Increase it when the drawing changes, so that cards get new addresses. */
const design = 1

/** Address of a page's card: `/cards/{hash}/about-us/history.jpg`. The hash covers its text, picture, colors and seal. */
export const cardAddresses = memoize((college: CollegeIdentity) => {
  const looks = digest([design, college])
  return (path: string, card: ShareCard): string =>
    `/cards/${digest([looks, card])}${path === '/' ? '' : path}.jpg`
})

/** Path of the page that a card's address belongs to, for any hash; null for other addresses. */
export const parseCardAddress = (address: string): string | null => {
  const [, path] = /^\/cards\/[\w-]+(\/[^?]+)?\.jpg(?:\?.*)?$/.exec(address) ?? [null, null]
  return path === null ? null : (path ?? '/')
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12)
