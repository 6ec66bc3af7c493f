import { findRendition } from '../media/store.ts'
import { required } from '@kampana/engine-server/required'
import type { ShareCard } from '@kampana/engine-declare/media/card'
import { parsePicture, listRenditions } from '@kampana/engine-declare/media/picture'
import { codePath } from '@kampana/shared/verification/code'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { headerValue, locationValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound, tooMany } from '@kampana/engine-server/error'
import { rasterize } from '../media/picture-process.ts'
import { immutable } from '@kampana/engine-server/http/headers'
import type { AppContext } from '../app-context.ts'
import { cardAddresses, parseCardAddress } from './card-address.ts'
import { quiet } from '@kampana/engine-server/http/request-log'

/** Loads a page's card from public data; null if the page doesn't exist. */
type LoadCard = (path: string) => Promise<ShareCard | null>

/** Maximum length of the queue. A crawler that requests more cards gets a 429. */
const maxWaiting = 12
const queueIsFull = { max: maxWaiting, remaining: 0, retryAfter: 5 }
/** Size of the cache, in bytes. */
const maxCacheBytes = 16 * 1024 * 1024

/**
 * Handles GET /cards/…: the Open Graph picture of a page, drawn on the first request. Its address contains a hash of its
 * content, so it is cached forever. Any other hash redirects to the current address.
 */
export const serveCards = (app: FastifyInstance, context: AppContext, loadCard: LoadCard): void => {
  const draw = drawOnce(context)
  app.get('/cards/*', { config: quiet }, async ({ url, headers }, reply) => {
    const path = parseCardAddress(url)
    const card = path === null ? null : await loadCard(path)
    if (path === null || !card) throw notFound('Card', url)
    const address = cardAddresses(context.college())(path, card)
    if (address !== url.split('?')[0])
      return reply.header('cache-control', 'no-cache').redirect(locationValue(address))
    const etag = headerValue`"${required(address.split('/')[2]).replace('.jpg', '')}"`
    const cacheHeaders = { etag, 'cache-control': immutable }
    if (headers['if-none-match'] === etag) return reply.code(304).headers(cacheHeaders).send()
    return reply
      .headers(cacheHeaders)
      .type('image/jpeg')
      .send(await draw(address, card))
  })
}

/** Memoizes drawing: concurrent requests share one drawing, and an LRU cache stores recent cards. */
const drawOnce = ({ db, college, settings }: AppContext) => {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ length }) => length,
  })
  const pending = new Map<string, Promise<Buffer>>()
  const draw = async (address: string, card: ShareCard): Promise<Buffer> => {
    // Loads the fonts with the first card.
    const { drawCard } = await import('./draw-card.ts')
    const picture = await loadPicture(db, card)
    const focal = card.picture === undefined ? undefined : parsePicture(card.picture)?.focal
    const identity = college()
    const { code } = card
    const codeAddress = code && new URL(codePath(code), settings.publicUrl).href
    const svg = drawCard(card, identity, { illustrated: picture !== undefined, codeAddress })
    const paper = identity.light.paper
    const jpeg = await rasterize({ svg, paper, picture, aboveCode: code !== undefined, focal })
    drawn.set(address, jpeg)
    return jpeg
  }
  return async (address: string, card: ShareCard): Promise<Buffer> => {
    const cached = drawn.get(address) ?? pending.get(address)
    if (cached) return cached
    if (pending.size >= maxWaiting) throw tooMany(queueIsFull, { message: errorMessages.tooManyAttempts })
    const drawing = draw(address, card).finally(() => pending.delete(address))
    pending.set(address, drawing)
    return drawing
  }
}

/** Loads the smallest rendition of a card's picture that fills its frame; undefined if it isn't stored. */
const loadPicture = async (db: AppContext['db'], { picture }: ShareCard): Promise<Uint8Array | undefined> => {
  const parsed = picture === undefined ? null : parsePicture(picture)
  if (!parsed) return undefined
  const sizes = listRenditions(parsed)
  const { width, height } = sizes.find((size) => size.height >= 500) ?? required(sizes.at(-1))
  return (await findRendition(db, parsed.hash, `${width}x${height}.webp`))?.bytes
}
