import type { Access } from '@kampana/engine-declare/calls/call'
import { stripQuery } from './strip-query.ts'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { isStorable } from '@kampana/engine-declare/text/storable'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { HttpError } from '../error.ts'
import { memoize } from '../memoize.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its schema, and its access if `access.ts` guards it. */
    routes: Route[]
  }
}

interface Route {
  method: string
  url: string
  access: Access | undefined
  schema: FastifySchema | undefined
}

/** Answers calls without a route: 405 if another method has one, otherwise 404. Register it before the routes. */
export const unknownRoutes = (app: FastifyInstance): void => {
  const routes: Route[] = []
  app.decorate('routes', routes)
  app.addHook('onRoute', (route) => {
    if (route.url.includes('*')) return
    for (const { url, config, schema } of route.config?.sharedBy?.values() ?? [route])
      for (const method of [route.method].flat()) routes.push({ method, url, access: config?.access, schema })
  })
  const throwNoRoute = async ({ method, url }: FastifyRequest): Promise<never> => {
    const path = stripQuery(url)
    const matching = routes.filter((route) => patternOf(route).test(path))
    const supported = [...new Set(matching.flatMap((route) => withHead(route.method)))]
    if (supported.length === 0 || supported.includes(method))
      throw new HttpError(404, basicMessages.noSuchRoute(path))
    throw new HttpError(
      405,
      basicErrorMessages.methodNotSupported(method, path, supported),
      {},
      { allow: supported.join(', ') },
    )
  }
  // PostgreSQL fails on parameters that no database can store, such as a NUL.
  app.addHook('preValidation', ({ url, params }, _reply, done) => {
    if (!Object.values(Object(params)).every((value) => isStorable(String(value))))
      throw new HttpError(404, basicMessages.noSuchRoute(stripQuery(url)))
    done()
  })
  // Otherwise the site's wildcard route would answer unknown GETs of the API.
  app.all('/api/*', throwNoRoute)
  app.setNotFoundHandler(throwNoRoute)
}

/** A route with GET also allows HEAD. */
const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** Created at the first call without a route. At the start, it would take a hundredth of it. */
const patternOf = memoize(({ url }: Route) => new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}/?$`))
