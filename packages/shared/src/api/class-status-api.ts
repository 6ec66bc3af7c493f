import type { ClassNotice, ClassStatusNow } from '../class-status.ts'
import type { CallOptions, Client } from '@kampana/engine-declare/api/http/client'
import { asDeclared, parseList, fallbackOn404, parseRecord } from '@kampana/engine-declare/api/http/reply'

/** Public calls of the class status. Back ends without them have no notices. */
export const classStatusApi = (client: Client) => {
  const get = (path: string, query: CallOptions['query'] = {}) =>
    client.call(`/api/class-status${path}`, { query, asVisitor: true })

  return {
    /** Notices in force, or starting within a day. */
    now: (): Promise<ClassStatusNow> => {
      const empty: ClassStatusNow = { data: [], now: new Date().toISOString(), until: null }
      return fallbackOn404(empty, async () => {
        const { body } = await get('/now')
        return isStatus(body) ? body : empty
      })
    },
    /** A range of all notices, latest first. `first` counts from 0. */
    list: (first: number, count: number): Promise<{ data: ClassNotice[]; total: number }> =>
      fallbackOn404({ data: [], total: 0 }, async () => {
        const range = JSON.stringify([first, first + count - 1])
        const sort = JSON.stringify(['starts_at', 'DESC'])
        const { data, total = data.length } = parseList<ClassNotice>(
          await get('', { sort, range }),
          asDeclared,
        )
        return { data, total }
      }),
    /** A notice with its details; undefined if there is none. */
    one: (id: string): Promise<ClassNotice | undefined> =>
      fallbackOn404(undefined, async () =>
        parseRecord<ClassNotice>(await get(`/${encodeURIComponent(id)}`), asDeclared),
      ),
  }
}

/** Another back end may serve something else at this address. */
const isStatus = (body: unknown): body is ClassStatusNow =>
  typeof body === 'object' && body !== null && 'now' in body && 'data' in body && Array.isArray(body.data)
