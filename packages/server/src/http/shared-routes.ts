import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { isDeepStrictEqual } from 'node:util'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What each resource's route is, by the resource's name, where several have one of Fastify's together. */
    sharedBy?: ReadonlyMap<string, SharedRoute>
  }
}

/** A route of one resource, with what may differ from the others'. */
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
 * Registers routes that differ by the name of their resource as one, since five hundred of Fastify's would be a sixth of a
 * start. Each resource has its own config, schema and handler; a call of one without the route is answered as unknown.
 */
export const shareRoutes = (app: FastifyInstance, names: readonly string[]) => {
  // The same for all, since the router looks for `/trash` before `/:id` only where what stands before is the same.
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
      throw new Error(`${method} ${url} has other options than such routes of other resources.`)
    shared.routes.set(name, { url, handler, ...(config && { config }), ...(schema && { schema }) })
  }
  return {
    /** What a resource registers its routes by. */
    of: (name: string): RouteRegistrar => {
      const by =
        (method: string) =>
        (url: string, options: Options, handler: RouteOptions['handler']): void =>
          add(name, method, url, options, handler)
      const registrar = { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') }
      return registrar as unknown as RouteRegistrar
    },
    /** Registers what all of them have. */
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

/** The route that a call takes: where resources share one, that of the call's. */
export const routeOf = (
  request: FastifyRequest,
): { url: string | undefined; config: FastifyContextConfig } => {
  const { url, config } = request.routeOptions
  const own = config.sharedBy?.get(nameOf(request))
  return own ? { url: own.url, config: own.config ?? {} } : { url, config }
}

const nameOf = ({ params }: FastifyRequest): string => (params as { resource: string }).resource
