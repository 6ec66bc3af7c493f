import { messages } from '@kampana/shared/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../error.ts'

/** Answers what no route takes: 405 where another method would do, else 404. Register it before the routes. */
export const unknownRoutes = (app: FastifyInstance): void => {
  const routes: { method: string; pattern: RegExp }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    const pattern = new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}/?$`)
    routes.push(...[method].flat().map((each) => ({ method: each, pattern })))
  })
  const refuse = async ({ method, url }: FastifyRequest): Promise<never> => {
    const path = url.split('?')[0]!
    const supported = [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map((route) => route.method)),
    ]
    if (supported.length === 0 || supported.includes(method))
      throw new Refusal(404, messages.noSuchRoute(path))
    throw new Refusal(
      405,
      messages.methodNotSupported(method, path, supported),
      {},
      { allow: supported.join(', ') },
    )
  }
  // The site answers every GET that nobody else does, so the API's own unknown addresses are caught here.
  app.all('/api/*', refuse)
  app.setNotFoundHandler(refuse)
}
