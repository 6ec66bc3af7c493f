import { headerValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import type { CollegeIdentity } from '../college/college.ts'
import { notFound } from '@kampana/engine-server/error'
import type { SiteCode } from '../front-ends.ts'
import { cachedAnswer } from '@kampana/engine-server/http/cache/cached-response'
import { quiet } from '@kampana/engine-server/http/request-log'
import { memoize } from '@kampana/engine-server/memoize'
import { contentHeaders, sendCached } from './reply.ts'

const names = [
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'manifest.webmanifest',
]

/** Serves the icons made from the seal, and the manifest. Their addresses never change, so browsers revalidate them. */
export const serveIcons = (
  app: FastifyInstance,
  { siteContent, settings }: Pick<AppContext, 'siteContent' | 'settings'>,
  { renderIcons }: SiteCode,
): void => {
  const icons = memoize(async (_of: CollegeIdentity) => {
    const files = await renderIcons(siteContent.content())
    const replies = files.entries().map(async ([name, { contentType, bytes }]) => {
      const etag = headerValue`"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      const headers = { ...contentHeaders(settings, 'no-cache'), 'content-type': contentType, etag }
      return [name, await cachedAnswer(undefined, bytes, headers, false)] as const
    })
    return new Map(await Promise.all(replies))
  })
  for (const name of names)
    app.get(`/${name}`, { config: quiet }, async (request, reply) => {
      const icon = (await icons(siteContent.identity())).get(name)
      if (!icon) throw notFound('File', name)
      return sendCached(request, reply, icon)
    })
}
