import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { isDeepStrictEqual } from 'node:util'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes by resource name, if several resources share one of Fastify's routes. */
    sharedBy?: ReadonlyMap<string, SharedRoute>
  }
}

/** A resource's route, with everything that may differ from the others'. */
export type SharedRoute = Pick<RouteOptions, 'url' | 'handler' | 'config' | 'schema'>
type Options = Omit<RouteOptions, 'method' | 'url' | 'handler'>
export type RouteRegistrar = Pick<FastifyInstance, 'get' | 'post' | 'put' | 'delete'>

interface Shared {
  method: string
  /** The path after the resource's name. */
  suffix: string
  options: Options
  routes: Map<string, SharedRoute>
}

/**
 * Registers routes that only differ by resource name as one, because 500 Fastify routes would take a sixth of a start. Each
 * resource has its own config, schema and handler. A call for a resource without the route gets the reply of an unknown route.
 */
export const shareRoutes = (app: FastifyInstance, names: readonly string[]) => {
  // The same for all resources, because the router only prefers `/trash` to `/:id` after equal prefixes.
  const resource = `:resource(^(?:${names.join('|')})$)`
  const all = new Map<string, Shared>()
  const add = (
    name: string,
    method: string,
    url: string,
    { config, schema, ...options }: Options,
    handler: RouteOptions['handler'],
  ): void => {
    const suffix = url.slice(`/api/${name}`.length)
    const shared = all.get(method + suffix) ?? { method, suffix, options, routes: new Map() }
    all.set(method + suffix, shared)
    if (!isDeepStrictEqual(shared.options, options))
      throw new Error(
        `The options of ${method} ${url} differ from those of the same route of other resources.`,
      )
    shared.routes.set(name, { url, handler, ...(config && { config }), ...(schema && { schema }) })
  }
  return {
    /** Registers a resource's routes. */
    of: (name: string): RouteRegistrar => {
      const by =
        (method: string) =>
        (url: string, options: Options, handler: RouteOptions['handler']): void =>
          add(name, method, url, options, handler)
      const registrar = { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') }
      return registrar as unknown as RouteRegistrar
    },
    /** Registers the shared routes. */
    register: (): void => {
      for (const { method, suffix, options, routes } of all.values())
        app.route({
          ...options,
          method,
          url: `/api/${resource}${suffix}`,
          config: { sharedBy: routes },
          handler(request, reply) {
            const route = routes.get(nameOf(request))
            return route ? route.handler.call(this, request, reply) : reply.callNotFound()
          },
        })
    },
  }
}

/** Route of a call; if resources share one, the route of the called resource. */
export const routeOf = (
  request: FastifyRequest,
): { url: string | undefined; config: FastifyContextConfig } => {
  const { url, config } = request.routeOptions
  const own = config.sharedBy?.get(nameOf(request))
  return own ? { url: own.url, config: own.config ?? {} } : { url, config }
}

const nameOf = ({ params }: FastifyRequest): string => (params as { resource: string }).resource
