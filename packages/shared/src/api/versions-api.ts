import { recordPath, type Resource } from '../resource.ts'
import type { CallOptions, Client } from './http/client.ts'
import { replyReader } from '../schema/reply-reader.ts'
import { isObject, parseReplyMessage, parseRecord } from './http/reply.ts'
import { versionDetailSchema, versionPageSchema, type VersionDetail, type VersionPage } from './version.ts'

const readPage = replyReader('versions', versionPageSchema)
const readVersion = replyReader('version', versionDetailSchema)

type Options = Pick<CallOptions, 'signal'>
type Named = Pick<Resource, 'name' | 'singleton'>

/** Message of the server, and the data for an undo: the record's previous version and its current entity tag. */
export interface PutBackReply {
  message: string | undefined
  former: number | undefined
  etag: string | undefined
}

/** Versions of every resource's records. Other back ends have none. */
export const versionsApi = ({ call }: Client) => ({
  versions: async (
    resource: Named,
    id: number | string,
    before?: number,
    options?: Options,
  ): Promise<VersionPage> => {
    const query = before === undefined ? '' : `?before=${before}`
    return readPage((await call(`${versionsPath(resource, id)}${query}`, options)).body)
  },
  version: async (
    resource: Named,
    id: number | string,
    version: number,
    options?: Options,
  ): Promise<VersionDetail['data']> =>
    parseRecord(await call(`${versionsPath(resource, id)}/${version}`, options), readVersion),
  /** Restores a version, unless the record's entity tag differs from `ifMatch`. */
  putBack: async (
    resource: Named,
    id: number | string,
    version: number,
    ifMatch?: string,
  ): Promise<PutBackReply> => {
    const reply = await call(`${versionsPath(resource, id)}/${version}/restore`, {
      method: 'PUT',
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
    const former = isObject(reply.body) ? reply.body.former : undefined
    return {
      message: parseReplyMessage(reply),
      former: typeof former === 'number' ? former : undefined,
      etag: reply.headers.get('etag') ?? undefined,
    }
  },
})

const versionsPath = (resource: Named, id: number | string): string => `${recordPath(resource, id)}/versions`
