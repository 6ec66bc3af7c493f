import { readFile } from 'node:fs/promises'
import {
  createServer as createHttpServer,
  request as requestTo,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer, type ViteDevServer } from 'vite'
import { ssrModules, ssrPath } from './ssr-modules.ts'

interface Ports {
  host: string
  /** Where browsers come. */
  port: number
  /** Where the server listens behind it. */
  serverPort: number
}

/**
 * Serves site and dashboard from their sources, with hot reload, and passes everything else on to the server. The server
 * restarts behind it whenever its sources change; a request that comes meanwhile waits.
 */
export const startVite = async ({ host, port, serverPort }: Ports): Promise<void> => {
  const http = createHttpServer()
  const dashboard = await createViteServer(http, 'admin')
  const site = await createViteServer(http, 'site')
  const ssr = ssrModules(site)
  http.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request
    if (url.startsWith(ssrPath)) return ssr(request, response)
    if (isServers(url)) return passOn(request, response, serverPort)
    const isDashboard = /^\/dashboard([/?]|$)/.test(url)
    await served(isDashboard ? dashboard : site, request, response)
    return isDashboard ? sendDashboard(dashboard, url, response) : passOn(request, response, serverPort)
  })
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

/** Resolves if Vite has nothing at this address; else Vite answers, and it never does. */
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

const passOn = async (request: IncomingMessage, response: ServerResponse, port: number): Promise<void> => {
  while (!(await listens(port))) await setTimeout(50)
  const { method, url, headers } = request
  const passed = requestTo({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
  })
  passed.once('error', () => response.destroy())
  response.once('close', () => passed.destroy())
  request.pipe(passed)
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref().once('connect', () => socket.end())
  })
