import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import type { Server, ServerResponse } from 'node:http'
import { Server as PlainServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestGate } from './server-factory.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this node has been told to stop. */
    isShuttingDown: () => boolean
    /**
     * Lets every client go without a broken answer, then closes the app, all within nine seconds. For `notice`
     * milliseconds it first goes on as before, so that a proxy can see that it leaves and ask others.
     */
    gracefulShutdown: (notice: number) => Promise<void>
  }
}

/** From the word to stop until requests under way are answered with 503, in milliseconds. */
const patience = 8_000
/** How long a connection that has said nothing yet is waited for: browsers open some in reserve. */
const silence = 1_000
/** The longest that requests are held back for those who are still coming. */
const atTheDoor = 500
/** For the last answers to reach the network. */
const flush = 100

/** Prepares a server to leave (docs/decisions/0026). */
export const registerGracefulShutdown = (app: FastifyInstance, gate: RequestGate): void => {
  const { server } = app
  const connections = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  let leaving = false
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', async (_request, { raw }) => {
    // Our own pages' calls come by no connection.
    if (!raw.socket || !connections.has(raw.socket)) return
    answers.add(raw)
    raw.once('close', () => answers.delete(raw))
  })
  app.decorate('isShuttingDown', () => leaving)
  app.decorate('gracefulShutdown', async (notice: number) => {
    leaving = true
    const deadline = performance.now() + patience
    gate.closeConnections()
    await pause(notice)
    await drain(app, gate, { connections, answers, deadline })
    await app.close()
  })
}

interface UnderWay {
  connections: ReadonlySet<Socket>
  answers: ReadonlySet<ServerResponse>
  deadline: number
}

/** Takes no more connections, and ends those that there are as soon as nothing is under way on them. */
const drain = async (
  { server }: FastifyInstance,
  gate: RequestGate,
  { connections, answers, deadline }: UnderWay,
): Promise<void> => {
  if (!server.listening) return
  const ended = Promise.withResolvers<void>()
  await stopAccepting(server, gate, ended.resolve)
  const began = performance.now()
  const endAtRest = (): void => {
    const busy = new Set([...answers].map(({ socket }) => socket))
    const isOver = performance.now() - began > silence
    for (const each of connections) if (!busy.has(each) && (isOver || each.bytesRead > 0)) each.destroySoon()
  }
  const looks = setInterval(endAtRest, 20)
  await Promise.race([ended.promise, pause(Math.max(deadline - began, 0), undefined, { ref: false })])
  clearInterval(looks)
  for (const answer of answers) if (!answer.headersSent) giveUp(answer)
  if (answers.size > 0) await pause(flush)
  server.closeAllConnections()
}

/**
 * Takes no more connections; `ended` is called when the last has ended. The system has taken some for us by then that it
 * would reset, and libuv fetches one in a turn of the event loop. So for a moment requests are held back, lest those who
 * are answered come again, until nobody has come in a turn.
 */
const stopAccepting = (server: Server, gate: RequestGate, ended: () => void): Promise<void> =>
  new Promise((resolve) => {
    const until = performance.now() + atTheDoor
    const letIn = gate.hold()
    let came = true
    const turn = (): void => {
      if (came && performance.now() < until) {
        came = false
        return void setImmediate(turn)
      }
      // The close of any server: that of HTTP's cuts off answers that are still on their way to a slow reader.
      PlainServer.prototype.close.call(server, ended)
      server.off('connection', come)
      letIn()
      resolve()
    }
    const come = (): void => void (came = true)
    server.on('connection', come)
    setImmediate(turn)
  })

const giveUp = (answer: ServerResponse): void =>
  void answer
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', connection: 'close' })
    .end(JSON.stringify({ message: errorMessages.unavailable }))
