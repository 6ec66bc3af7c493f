import type { ClassNotice, ClassStatusNow } from '../class-status.ts'
import type { CallOptions, Client } from './client.ts'
import { parseList, fallbackOn404, parseRecord } from './reply.ts'

type Options = Pick<CallOptions, 'signal'>

/** The calls of the class status that visitors make. Of a back end that knows none there are no notices. */
export const classStatusApi = (client: Client) => {
  const get = (path: string, query?: CallOptions['query'], options?: Options) =>
    client.call(`/api/class-status${path}`, { ...options, ...(query && { query }), asVisitor: true })

  return {
    /** The notices that run now or begin within a day. */
    now: async (options?: Options): Promise<ClassStatusNow> => {
      const nothing: ClassStatusNow = { data: [], now: new Date().toISOString(), until: null }
      return fallbackOn404(nothing, async () => {
        const { body } = await get('/now', undefined, options)
        return isStatus(body) ? body : nothing
      })
    },
    /** All notices, the latest first, from the one numbered `first`, which is 0. */
    list: (
      first: number,
      count: number,
      options?: Options,
    ): Promise<{ data: ClassNotice[]; total: number }> =>
      fallbackOn404({ data: [], total: 0 }, async () => {
        const range = JSON.stringify([first, first + count - 1])
        const sort = JSON.stringify(['starts_at', 'DESC'])
        const { data, total = data.length } = parseList<ClassNotice>(await get('', { sort, range }, options))
        return { data, total }
      }),
    /** One notice with its details; undefined where there is none. */
    one: (id: string, options?: Options): Promise<ClassNotice | undefined> =>
      fallbackOn404(undefined, async () =>
        parseRecord<ClassNotice>(await get(`/${encodeURIComponent(id)}`, undefined, options)),
      ),
  }
}

/** Another back end may answer the address with something of its own. */
const isStatus = (body: unknown): body is ClassStatusNow =>
  typeof body === 'object' && body !== null && 'now' in body && 'data' in body && Array.isArray(body.data)
