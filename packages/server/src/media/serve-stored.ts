import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/tables.ts'
import { notFound } from '../error.ts'
import { immutable } from '../http/headers.ts'
import { quiet } from '../http/request-log.ts'

interface StoredPath {
  hash: string
  name: string
}
interface StoredFiles {
  /** The first segment of the path. */
  folder: string
  /** What a 404 calls one of them. */
  model: string
  table: 'renditions' | 'files'
  /** The address of what is shown in its place by now, if it isn't the file itself. Throws for what is gone for good. */
  findCurrent?: (hash: string, name: string) => Promise<string | undefined>
  /** Further headers of a file by its name. */
  headers?: (name: string) => Record<string, string>
}

/** GET /{folder}/{hash}/{name}: content-addressed files, so that a browser caches them for ever. */
export const serveStored = (
  app: FastifyInstance,
  db: Database,
  { folder, model, table, headers = () => ({}), findCurrent }: StoredFiles,
): void => {
  app.get<{ Params: StoredPath }>(`/${folder}/:hash/:name`, { config: quiet }, async (request, reply) => {
    const { hash, name } = request.params
    const current = await findCurrent?.(hash, name)
    if (current !== undefined) return reply.header('cache-control', 'no-cache').redirect(current)
    const cacheHeaders = { etag: `"${hash}-${name}"`, 'cache-control': immutable }
    if (request.headers['if-none-match'] === cacheHeaders.etag)
      return reply.code(304).headers(cacheHeaders).send()
    const file = await db
      .selectFrom(table)
      .select(['type', 'bytes'])
      .where('hash', '=', hash)
      .where('name', '=', name)
      .executeTakeFirst()
    if (!file) throw notFound(model, `${hash}/${name}`)
    return reply
      .headers({ 'content-type': file.type, ...headers(name), ...cacheHeaders })
      .send(Buffer.from(file.bytes))
  })
}
