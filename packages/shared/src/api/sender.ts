import type { CallOptions, Client } from './client.ts'
import { messageOf } from './reply.ts'

type Options = Pick<CallOptions, 'signal' | 'onProgress' | 'asVisitor' | 'asGuest'>

/** Makes calls that change something; their replies say in a message what became of it. */
export const createSender =
  (client: Client) => (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: Options) =>
    client
      .call(path, { ...options, method, ...(body !== undefined && { body }) })
      .then((reply) => ({ ...reply, message: messageOf(reply) }))
