import { readFile } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  request as requestTo,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import { createServer, type ViteDevServer } from 'vite'
import { describeError } from '@kampana/engine-server/describe-error'
import { ServerStopped, type ServerProcess } from './server-process.ts'
import { ssrModules, ssrPath } from './ssr-modules.ts'

interface Ports {
  host: string
  /** Port for browsers. */
  port: number
  /** Port of the server behind Vite. */
  serverPort: number
}

/**
 * Serves site and dashboard from their sources, with hot reload, and proxies all other requests to the server. The server
 * restarts after each change of its sources, while requests wait. If it stops, the browser shows its last output.
 */
export const startVite = async (
  { host, port, serverPort }: Ports,
  server: Pick<ServerProcess, 'ready'>,
): Promise<void> => {
  const http = createHttpServer()
  const dashboard = await createViteServer(http, 'admin')
  const site = await createViteServer(http, 'site')
  const ssr = ssrModules(site)
  const toServer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await server.ready()
    await passOn(request, response, serverPort)
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = request
    if (url.startsWith(ssrPath)) return ssr(request, response)
    if (isServers(url)) return toServer(request, response)
    const isDashboard = /^\/dashboard([/?]|$)/.test(url)
    await served(isDashboard ? dashboard : site, request, response)
    return isDashboard ? sendDashboard(dashboard, url, response) : toServer(request, response)
  }
  http.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response).catch((error: unknown) => sendFailure(response, error)),
  )
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve))
}

const packages = join(import.meta.dirname, '../../..')

const createViteServer = (server: Server, name: string): Promise<ViteDevServer> => {
  const root = join(packages, name)
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server, path: `/@hmr-${name}` } },
  })
}

/** Addresses of the server that aren't pages. */
const isServers = (url: string): boolean =>
  /^\/(api|content|media|health|login|logout|register|sanctum|password|email)(\/|\?|$)/.test(url)

/** Resolves if Vite has nothing at this address. Otherwise Vite answers, and the promise never resolves. */
const served = (vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => vite.middlewares(request, response, () => resolve()))

const sendDashboard = async (
  dashboard: ViteDevServer,
  url: string,
  response: ServerResponse,
): Promise<void> => {
  const template = await readFile(join(packages, 'admin/index.html'), 'utf8')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await dashboard.transformIndexHtml(url, template))
}

const passOn = (request: IncomingMessage, response: ServerResponse, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, url, headers } = request
    const passed = requestTo({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
      resolve()
    })
    passed.once('error', (error) => (response.headersSent ? response.destroy() : reject(error)))
    response.once('close', () => passed.destroy())
    request.pipe(passed)
  })

/** Shows the error in the developer's browser; a reload retries. */
const sendFailure = (response: ServerResponse, error: unknown): void => {
  if (response.headersSent) return void response.destroy()
  const hasStopped = error instanceof ServerStopped
  const heading = hasStopped
    ? 'The server stopped. Reload the page to start it again.'
    : 'The request failed.'
  const details = hasStopped ? error.message : describeError(error)
  if (!hasStopped) process.stderr.write(`${details}\n`)
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(
    `<!doctype html><meta charset="utf-8"><title>${heading}</title><h1>${heading}</h1><pre style="white-space:pre-wrap">${escapeHtml(details)}</pre>`,
  )
}
