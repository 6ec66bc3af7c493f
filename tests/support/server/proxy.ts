import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal HTTP proxy in front of several nodes. */
export interface Proxy {
  origin: string
  /** Reports if the proxy currently sends requests to a node. */
  isIn: (node: string) => boolean
  close: () => void
}
interface Node {
  origin: string
  agent: Agent
  isIn: boolean
}

const lookEvery = 100
/**
 * Maximum idle time of a connection to a node, in milliseconds. A node closes it after ten seconds
 * (docs/operations/nginx.conf).
 */
const keepAliveTimeout = 5000

/**
 * Alternates between nodes over open connections, and skips nodes that refuse connections or announce their shutdown at
 * /health/ready. Only a GET without any reply yet is repeated on the next node.
 */
export const startProxy = async (origins: readonly string[]): Promise<Proxy> => {
  const nodes = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true, timeout: keepAliveTimeout }),
    isIn: true,
  }))
  let turn = 0
  const server = createServer((request, response) => {
    const there = nodes.filter(({ isIn }) => isIn)
    // Without a ready node, all are tried, because one may be ready again.
    const able = there.length > 0 ? there : nodes
    const first = turn++ % able.length
    pass(request, response, [...able.slice(first), ...able.slice(0, first)])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => nodes.forEach(look), lookEvery)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isIn: (origin) => nodes.some((node) => node.origin === origin && node.isIn),
    close: () => {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      for (const { agent } of nodes) agent.destroy()
    },
  }
}

const look = (node: Node): void =>
  void ask(`${node.origin}/health/ready`, { agent: false }, (answer) => {
    node.isIn = answer.statusCode === 200
    answer.resume()
  })
    .on('error', () => (node.isIn = false))
    .end()

const pass = (
  request: IncomingMessage,
  response: ServerResponse,
  [node, ...others]: readonly Node[],
): void => {
  const { method, url, headers, socket } = request
  const passed = ask(`${node!.origin}${url}`, {
    agent: node!.agent,
    method,
    headers: {
      ...headers,
      connection: 'keep-alive',
      'x-forwarded-for': [headers['x-forwarded-for'] ?? [], socket.remoteAddress].flat().join(', '),
    },
  })
  passed.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.on('error', () => response.destroy()).pipe(response)
  })
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') node!.isIn = false
    if (response.headersSent) response.destroy()
    else if (method === 'GET' && others.length > 0) pass(request, response, others)
    else response.writeHead(502).end(error.message)
  })
  if (method === 'GET') passed.end()
  else request.pipe(passed)
}
