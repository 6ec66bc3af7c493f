import type { FastifyRequest } from 'fastify'
import { pageCache } from '../page-cache.ts'
import { outOfDate } from '../page.ts'
import type { AppContext } from '../app-context.ts'
import { memoize } from './memoize.ts'

/** What a call answers; a text is JSON already. */
interface Answer {
  body: object | string
  headers: Readonly<Record<string, string>>
}

const mostBytes = 16 * 1024 * 1024
/** In bytes. Longer ones would push out too many others. */
const longest = 512 * 1024

/**
 * Answers of public calls: visitors all read the same, so it is found and written down once for each address, and kept as
 * long as the content revision stays. Of somebody signed in nothing is kept, and nothing kept is given to them.
 */
export const responseCache = memoize(
  ({ content, contentRevision }: Pick<AppContext, 'content' | 'contentRevision'>) => {
    const kept = pageCache<Answer & { bytes: number }>(mostBytes)
    return async ({ session, url }: FastifyRequest, find: () => Promise<Answer>): Promise<Answer> => {
      if (session) return find()
      // Read first: what changes meanwhile has another revision.
      const at = contentRevision()
      const known = kept.get(url, at)
      if (known)
        return content.isReachable() ? known : { ...known, headers: { ...known.headers, ...outOfDate } }
      const { body, headers } = await find()
      const text = JSON.stringify(body)
      const answer = {
        body: text,
        headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
        bytes: text.length * 2,
      }
      if (answer.bytes <= longest) kept.set(url, at, answer)
      return answer
    }
  },
)
