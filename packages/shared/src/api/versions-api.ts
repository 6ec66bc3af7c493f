import { recordPath, type Resource } from '../resource.ts'
import type { CallOptions, Client } from './http/client.ts'
import { parseReplyMessage, parseRecord } from './http/reply.ts'
import type { VersionDetail, VersionPage } from './version.ts'

type Options = Pick<CallOptions, 'signal'>
type Named = Pick<Resource, 'name' | 'singleton'>

/** What was said, and what an undo needs: the version that the record was before, and its entity tag now. */
export interface PutBackReply {
  message: string | undefined
  former: number | undefined
  etag: string | undefined
}

/** The versions of every resource's records. Other back ends have none. */
export const versionsApi = ({ call }: Client) => ({
  versions: async (
    resource: Named,
    id: number | string,
    before?: number,
    options?: Options,
  ): Promise<VersionPage> => {
    const query = before === undefined ? '' : `?before=${before}`
    return (await call(`${versionsPath(resource, id)}${query}`, options)).body as VersionPage
  },
  version: async (resource: Named, id: number | string, version: number, options?: Options) =>
    parseRecord<VersionDetail['data']>(await call(`${versionsPath(resource, id)}/${version}`, options)),
  /** Puts a version back, unless the record's entity tag is no longer `ifMatch`. */
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
    const { former } = reply.body as { former?: number }
    return { message: parseReplyMessage(reply), former, etag: reply.headers.get('etag') ?? undefined }
  },
})

const versionsPath = (resource: Named, id: number | string): string => `${recordPath(resource, id)}/versions`
