import { pathOf } from './cross-origin.ts'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { isStorable } from '@kampana/shared/text/storable'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../error.ts'
import type { Access } from './access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, what describes it, and who may call it where that is decided by `access.ts`. */
    routes: {
      method: string
      url: string
      pattern: RegExp
      access: Access | undefined
      schema: FastifySchema | undefined
    }[]
  }
}

/** Answers what no route takes: 405 where another method would do, else 404. Register it before the routes. */
export const unknownRoutes = (app: FastifyInstance): void => {
  const routes: FastifyInstance['routes'] = []
  app.decorate('routes', routes)
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}/?$`)
    routes.push(
      ...[method].flat().map((each) => ({ method: each, url, pattern, access: config?.access, schema })),
    )
  })
  const refuse = async ({ method, url }: FastifyRequest): Promise<never> => {
    const path = pathOf(url)
    const supported = [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map((route) => route.method)),
    ]
    if (supported.length === 0 || supported.includes(method))
      throw new HttpError(404, messages.noSuchRoute(path))
    throw new HttpError(
      405,
      errorMessages.methodNotSupported(method, path, supported),
      {},
      { allow: supported.join(', ') },
    )
  }
  // No database keeps such a text, and PostgreSQL fails where it's asked for one (a NUL, say).
  app.addHook('preValidation', async ({ url, params }) => {
    if (!Object.values(Object(params)).every((value) => isStorable(String(value))))
      throw new HttpError(404, messages.noSuchRoute(pathOf(url)))
  })
  // The site answers every GET that nobody else does, so the API's own unknown addresses are caught here.
  app.all('/api/*', refuse)
  app.setNotFoundHandler(refuse)
}
