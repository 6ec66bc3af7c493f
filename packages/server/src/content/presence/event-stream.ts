import type { FastifyReply } from 'fastify'

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  send: (event: string, data: unknown) => void
  /** Sends a comment, by which proxies and the server learn whether the connection is alive. */
  ping: () => void
  end: () => void
  onClose: (listener: () => void) => void
}

/** How soon a browser connects again after the stream has ended, in milliseconds. */
const retry = 3_000

/** Answers with events until either side ends the connection. */
export const openEventStream = (reply: FastifyReply): EventStream => {
  const { raw } = reply
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would hold events back until a buffer is full.
    'x-accel-buffering': 'no',
  })
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.writeHead(200)
  raw.write(`retry: ${retry}\n\n`)
  const write = (text: string): void => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    ping: () => write(':\n\n'),
    end: () => void raw.end(),
    onClose: (listener) => void raw.once('close', listener),
  }
}
