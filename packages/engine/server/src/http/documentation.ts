import fastify, { type FastifyInstance } from 'fastify'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import { addSecurityHeaders, policies } from './headers.ts'
import { plainCompilers } from './server-options.ts'
import { quiet } from './request-log.ts'

/**
 * OpenAPI document of every tagged route, as Swagger UI at /api/docs and as JSON at /api/docs/json. Both load at the first
 * request, because they would take a third of every start.
 */
export const documentation = (app: FastifyInstance, settings: EngineSettings): void => {
  let describer: Promise<FastifyInstance> | undefined
  for (const address of ['/api/docs', '/api/docs/*'])
    app.get(address, { config: quiet }, async (request, reply) => {
      const instance = await (describer ??= createSwagger(app.routes, settings))
      reply.hijack()
      instance.routing(request.raw, reply.raw)
    })
  app.addHook('onClose', async () => (await describer)?.close())
}

/** A second Fastify instance with the same routes, used only to describe them. */
const createSwagger = async (
  routes: FastifyInstance['routes'],
  settings: EngineSettings,
): Promise<FastifyInstance> => {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const describer = fastify({ schemaController: plainCompilers })
  addSecurityHeaders(describer, settings)
  await describer.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kampana',
        version: '1',
        description:
          'Sessions and CSRF protection use cookies, as in Laravel Sanctum. ' +
          'Call `GET /sanctum/csrf-cookie`, then send the value of the cookie `XSRF-TOKEN` in the header `X-XSRF-TOKEN`. ' +
          'Messages are in English. For translation, a message with values also has a template (`code`) and its `values`. ' +
          'A message without values is its own code.',
      },
      servers: [{ url: settings.publicUrl.origin }],
    },
  })
  await describer.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policies.documentation,
    // Otherwise the page sends the document to a validator on another site.
    uiConfig: { validatorUrl: null },
  })
  await describer.register(async (described) => {
    for (const { method, url, schema } of routes)
      if (schema?.tags)
        described.route({
          method,
          url,
          schema: { ...schema, ...schema.later?.() },
          handler: async () => undefined,
        })
  })
  await describer.ready()
  return describer
}
