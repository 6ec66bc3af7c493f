import type { FastifyInstance } from 'fastify'

/** Bodies are JSON; an empty one is none. Keys that would reach for a prototype are refused by Fastify's parser. */
export const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null)
    return parse(request, String(body), done)
  })
}

/**
 * Schemas describe the calls; what is sent is read by the declarations (resource/routes.ts). Given as factories, they keep
 * Fastify from loading its own compilers.
 */
export const plainCompilers = {
  compilersFactory: {
    // Its type asks for what Ajv alone has.
    buildValidator: () => (() => () => true) as never,
    buildSerializer: () => () => JSON.stringify,
  },
}
