import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { FastifyInstance } from 'fastify'
import type { Server, ServerResponse } from 'node:http'
import { Server as PlainServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestGate } from './server-factory.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the shutdown has begun. */
    isShuttingDown: () => boolean
    /**
     * Drains all connections without breaking a reply, and closes the app within nine seconds. Continues serving for `notice`
     * milliseconds first, until a proxy's health check notices.
     */
    gracefulShutdown: (notice: number) => Promise<void>
  }
}

/** Milliseconds from the signal until unfinished requests are answered with 503. */
const drainTimeout = 8_000
/** Milliseconds to wait for a connection's first byte, because browsers open spare connections. */
const firstByteTimeout = 1_000
/** Maximum milliseconds for which requests are held while connections are still being accepted. */
const acceptTimeout = 500
/** Time for the last replies to reach the network. */
const flush = 100

/** Adds the graceful shutdown (docs/decisions/0026-graceful-shutdown.md). */
export const registerGracefulShutdown = (app: FastifyInstance, gate: RequestGate): void => {
  const { server } = app
  const connections = new Set<Socket>()
  let leaving = false
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.decorate('isShuttingDown', () => leaving)
  app.decorate('gracefulShutdown', async (notice: number) => {
    leaving = true
    const deadline = performance.now() + drainTimeout
    gate.closeConnections()
    await pause(notice)
    await drain(app, gate, connections, deadline)
    await app.close()
  })
}

/** Stops accepting connections, and ends each open one as soon as it is idle. */
const drain = async (
  { server }: FastifyInstance,
  gate: RequestGate,
  connections: ReadonlySet<Socket>,
  deadline: number,
): Promise<void> => {
  if (!server.listening) return
  const ended = Promise.withResolvers<void>()
  await stopAccepting(server, gate, ended.resolve)
  const began = performance.now()
  const endAtRest = (): void => {
    const busy = new Set([...gate.underWay].map(({ socket }) => socket))
    const isOver = performance.now() - began > firstByteTimeout
    for (const each of connections) if (!busy.has(each) && (isOver || each.bytesRead > 0)) each.destroySoon()
  }
  const looks = setInterval(endAtRest, 20)
  await Promise.race([ended.promise, pause(Math.max(deadline - began, 0), undefined, { ref: false })])
  clearInterval(looks)
  for (const answer of gate.underWay) if (!answer.headersSent) giveUp(answer)
  if (gate.underWay.size > 0) await pause(flush)
  server.closeAllConnections()
}

/**
 * Stops accepting connections, and calls `ended` when the last one has ended. Closing immediately would reset connections in
 * the kernel's backlog, of which libuv accepts one per turn of the event loop. So it waits for a turn without a new
 * connection, and holds requests meanwhile, so that clients with a reply don't reconnect.
 */
const stopAccepting = (server: Server, gate: RequestGate, ended: () => void): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + acceptTimeout
    const letIn = gate.hold()
    let isAccepting = true
    const turn = (): void => {
      if (isAccepting && performance.now() < until) {
        isAccepting = false
        return void setImmediate(turn)
      }
      // Uses net.Server's close, because http.Server's also cuts off replies to slow readers.
      PlainServer.prototype.close.call(server, ended)
      server.off('connection', noteConnection)
      letIn()
      resolve()
    }
    const noteConnection = (): void => void (isAccepting = true)
    server.on('connection', noteConnection)
    setImmediate(turn)
  })

const giveUp = (answer: ServerResponse): void =>
  void answer
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', connection: 'close' })
    .end(JSON.stringify({ message: basicErrorMessages.unavailable }))
