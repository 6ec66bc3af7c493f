import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { FrontEnds } from './front-ends.ts'
import type { SiteEntry } from './site/site.ts'

const packages = join(import.meta.dirname, '../..')

/** Site and dashboard straight from their sources, with hot reload, at the same origin as the API. */
export const developmentFrontEnds: FrontEnds = async (app) => {
  const dashboard = await viteAt(app, 'admin')
  const site = await viteAt(app, 'site')
  app.addHook('onRequest', async (request, reply) => {
    if (isOurs(request.url)) return
    const vite = request.url.startsWith('/dashboard') ? dashboard : site
    await new Promise<void>((resolve, reject) => {
      reply.raw.on('finish', resolve)
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()))
    })
    if (reply.raw.writableEnded) reply.hijack()
  })
  for (const address of ['/dashboard', '/dashboard/', '/dashboard/*'])
    app.get(address, async (request, reply) => {
      const template = await readFile(join(packages, 'admin/index.html'), 'utf8')
      return reply
        .type('text/html; charset=utf-8')
        .send(await dashboard.transformIndexHtml(request.url, template))
    })
  return async () => (await site.ssrLoadModule('/src/entry-server.tsx')) as SiteEntry
}

const viteAt = async (app: FastifyInstance, name: string): Promise<ViteDevServer> => {
  const root = join(packages, name)
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: `/@hmr-${name}` } },
  })
  // Before the server closes: it would wait for the sockets by which browsers hear of changes.
  app.addHook('preClose', () => vite.close())
  return vite
}

const isOurs = (url: string): boolean =>
  /^\/(api|media|health|login|logout|register|sanctum|password|email)(\/|\?|$)/.test(url)
