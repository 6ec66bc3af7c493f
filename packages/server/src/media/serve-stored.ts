import type { FastifyInstance } from 'fastify'
import { notFound } from '../error.ts'
import { immutable } from '../http/headers.ts'
import { quiet } from '../http/request-log.ts'
import { sendBytes } from '../http/send-bytes.ts'

interface StoredPath {
  hash: string
  name: string
}
interface StoredFile {
  type: string
  bytes: Uint8Array
  /** Further headers. */
  headers?: Record<string, string>
}
interface StoredFiles {
  /** The first segment of the path. */
  folder: string
  /** What a 404 calls one of them. */
  model: string
  find: (path: StoredPath) => Promise<StoredFile | undefined>
  /** The address of what is shown in its place by now, if it isn't the file itself. Throws for what is gone for good. */
  findCurrent?: (hash: string, name: string) => Promise<string | undefined>
}

/** GET /{folder}/{hash}/{name}: content-addressed files, so that a browser caches them for ever; also a range of one. */
export const serveStored = (
  app: FastifyInstance,
  { folder, model, find, findCurrent }: StoredFiles,
): void => {
  app.get<{ Params: StoredPath }>(`/${folder}/:hash/:name`, { config: quiet }, async (request, reply) => {
    const { hash, name } = request.params
    const current = await findCurrent?.(hash, name)
    if (current !== undefined) return reply.header('cache-control', 'no-cache').redirect(current)
    const cacheHeaders = { etag: `"${hash}-${name}"`, 'cache-control': immutable }
    if (request.headers['if-none-match'] === cacheHeaders.etag)
      return reply.code(304).headers(cacheHeaders).send()
    const file = await find({ hash, name })
    if (!file) throw notFound(model, `${hash}/${name}`)
    const { type, bytes, headers } = file
    return sendBytes(
      request,
      reply.headers({ 'content-type': type, ...headers, ...cacheHeaders }),
      Buffer.from(bytes),
    )
  })
}
