import { headerValue, locationValue } from '@kampana/engine-declare/text/header-value'
import { stripQuery } from './strip-query.ts'
import type { FastifyInstance } from 'fastify'

/**
 * API paths of 0.3 with their successors. The former paths work throughout 0.4. A trailing `*` matches the rest of the path,
 * if any. Specific paths come first.
 */
export const formerApiPaths: Readonly<Record<string, string>> = {
  '/api/changes/:id/ask': '/api/releases/:id/submit',
  '/api/changes/:id/send-back': '/api/releases/:id/reject',
  '/api/changes/:id/draft': '/api/releases/:id/withdraw',
  '/api/changes*': '/api/releases*',
  '/api/list-views*': '/api/saved-views*',
  '/api/figures*': '/api/statistics*',
  '/api/proofs/:code': '/api/verification-codes/:code',
  '/api/readings': '/api/page-views',
  '/api/:resource/parts': '/api/:resource/sections',
  '/api/:resource/:id/editors': '/api/:resource/:id/presence',
  '/api/:resource/editors': '/api/:resource/presence',
}

/** Pattern of a former path; it leaves the query alone. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '([^/?]+)').replace('*', '((?:/[^?]*)?)')}(?=[?]|$)`)

/** Replacement of `String.replace`, with the groups of the pattern. */
const replacementOf = (path: string): string => {
  let group = 0
  return path.replace(/:\w+|\*/g, () => `$${++group}`)
}

const rewrites = Object.entries(formerApiPaths).map(
  ([former, current]) => [patternOf(former), replacementOf(current)] as const,
)

/** URL of a request with the current path of the API. */
export const toCurrentUrl = (url: string): string => {
  if (!url.startsWith('/api/')) return url
  for (const [pattern, replacement] of rewrites)
    if (pattern.test(url)) return url.replace(pattern, replacement)
  return url
}

/** Marks each reply to a former path as deprecated, and names the current path. */
export const deprecateFormerPaths = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ originalUrl, url }, reply, done) => {
    if (toCurrentUrl(originalUrl) !== originalUrl)
      void reply.headers({
        deprecation: 'true',
        link: headerValue`<${toLinkTarget(url)}>; rel="successor-version"`,
      })
    done()
  })
}

/** Path of a URL for a Link header, in which `,` and `;` separate. */
const toLinkTarget = (url: string): string =>
  locationValue(stripQuery(url)).replaceAll(/[,;]/g, encodeURIComponent)
