import { required } from '../required.ts'
import type { ShareCard } from '@kampana/shared/media/card'
import { parsePicture, listRenditions } from '@kampana/shared/media/picture'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { notFound, tooMany } from '../error.ts'
import { rasterize } from '../media/picture-process.ts'
import { forEver } from '../media/routes.ts'
import type { AppContext } from '../app-context.ts'
import { cardAddresses, pageOfCard } from './card-address.ts'
import { quiet } from '../http/request-log.ts'

/** What the card of a page says; null where there is no such page. It sees what any visitor sees. */
export type CardAt = (path: string) => Promise<ShareCard | null>

/** A crawler that asks for every card at once gets some and is told to come again. */
const mostWaiting = 12
const queueIsFull = { max: mostWaiting, remaining: 0, retryAfter: 5 }
const mostKept = 16 * 1024 * 1024

/**
 * GET /cards/…: the picture of a page for shared links, drawn when first asked for. Its address holds a print of what it
 * says, so it may be kept for ever; any other print leads to the one of now.
 */
export const serveCards = (app: FastifyInstance, context: AppContext, cardAt: CardAt): void => {
  const addressOf = cardAddresses(context.college)
  const draw = drawOnce(context)
  app.get('/cards/*', { config: quiet }, async ({ url, headers }, reply) => {
    const path = pageOfCard(url)
    const card = path === null ? null : await cardAt(path)
    if (path === null || !card) throw notFound('Card', url)
    const address = addressOf(path, card)
    if (address !== url.split('?')[0]) return reply.header('cache-control', 'no-cache').redirect(address)
    const etag = `"${required(address.split('/')[2]).replace('.jpg', '')}"`
    const kept = { etag, 'cache-control': forEver }
    if (headers['if-none-match'] === etag) return reply.code(304).headers(kept).send()
    return reply
      .headers(kept)
      .type('image/jpeg')
      .send(await draw(address, card))
  })
}

/** Draws each card once, and keeps those drawn last. */
const drawOnce = ({ db, college }: AppContext) => {
  const drawn = new LRUCache<string, Buffer>({ maxSize: mostKept, sizeCalculation: ({ length }) => length })
  const underWay = new Map<string, Promise<Buffer>>()
  const draw = async (address: string, card: ShareCard): Promise<Buffer> => {
    // Letters are loaded with the first card.
    const { drawCard } = await import('./draw-card.ts')
    const picture = await pictureOf(db, card)
    const svg = drawCard(card, college, picture !== undefined)
    const jpeg = await rasterize({ svg, paper: college.light.paper, picture })
    drawn.set(address, jpeg)
    return jpeg
  }
  return async (address: string, card: ShareCard): Promise<Buffer> => {
    const known = drawn.get(address) ?? underWay.get(address)
    if (known) return known
    if (underWay.size >= mostWaiting) throw tooMany(queueIsFull, { message: errorMessages.tooManyAttempts })
    const drawing = draw(address, card).finally(() => underWay.delete(address))
    underWay.set(address, drawing)
    return drawing
  }
}

/** A card's picture in the smallest kept size that fills its place; undefined where it isn't kept. */
const pictureOf = async (db: AppContext['db'], { picture }: ShareCard): Promise<Uint8Array | undefined> => {
  const parsed = picture === undefined ? null : parsePicture(picture)
  if (!parsed) return undefined
  const sizes = listRenditions(parsed)
  const { width, height } = sizes.find((size) => size.height >= 500) ?? required(sizes.at(-1))
  const kept = await db
    .selectFrom('renditions')
    .select('bytes')
    .where('hash', '=', parsed.hash)
    .where('name', '=', `${width}x${height}.webp`)
    .executeTakeFirst()
  return kept?.bytes
}
