import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { HotPayload, ViteDevServer } from 'vite'

/** Path at which the server fetches the site's modules (POST) and the number of changes (GET). */
export const ssrPath = '/@ssr'

/**
 * Answers Vite's module runner in the server's process (front-ends.ts) and caches the answers. `?replies` returns all cached
 * answers to the next process.
 */
export const ssrModules = (site: ViteDevServer) => {
  let changes = 0
  const replies = new Map<string, InvokeReply>()
  site.watcher.on('all', (_event, path) => {
    changes += 1
    // Any module can contain a content file's text or depend on a file's existence. Code is only in its own module.
    const isCode = replies.values().some((reply) => findFile(reply) === path)
    for (const [invocation, reply] of replies)
      if (!isCode || findFile(reply) === path) replies.delete(invocation)
  })
  const answer = async (invocation: string): Promise<InvokeReply> => {
    const before = changes
    const reply = await site.environments.ssr.hot.handleInvoke(JSON.parse(invocation) as HotPayload)
    if (before === changes && !('error' in reply)) replies.set(invocation, reply)
    return reply
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply =
      request.method === 'POST'
        ? await answer(await text(request))
        : { changes, ...(request.url !== ssrPath && { replies: Object.fromEntries(replies) }) }
    response.end(JSON.stringify(reply))
  }
}

/** Vite's answer for one module. */
export type InvokeReply = Awaited<ReturnType<ViteDevServer['environments']['ssr']['hot']['handleInvoke']>>

const findFile = (reply: InvokeReply): unknown =>
  'result' in reply && typeof reply.result === 'object' && reply.result && 'file' in reply.result
    ? reply.result.file
    : undefined
