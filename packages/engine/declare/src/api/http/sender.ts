import type { CallOptions, Client } from './client.ts'
import { parseReplyMessage } from './reply.ts'

type Options = Pick<CallOptions, 'signal' | 'onProgress' | 'asVisitor' | 'asGuest'>

/** Makes calls that change something. Their replies have a message for people. */
export const createSender =
  (client: Client) => (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: Options) =>
    client
      .call(path, { ...options, method, ...(body !== undefined && { body }) })
      .then((reply) => ({ ...reply, message: parseReplyMessage(reply) }))
