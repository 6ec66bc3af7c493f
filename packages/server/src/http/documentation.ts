import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { policies } from './headers.ts'

/** The OpenAPI document of every tagged route, to read at /api/docs and as JSON at /api/docs/json. */
export const documentation = async (app: FastifyInstance, { publicUrl }: Settings): Promise<void> => {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kampana',
        version: '1',
        description:
          'Cookies and CSRF as in Laravel Sanctum: GET /sanctum/csrf-cookie, then send the XSRF-TOKEN cookie back as X-XSRF-TOKEN.',
      },
      servers: [{ url: publicUrl.origin }],
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    logLevel: 'warn',
    staticCSP: policies.documentation,
    // Without this the page sends the document to a checker on another site.
    uiConfig: { validatorUrl: null },
  })
}
