import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A whole answer, ready to be sent: compressed once, sent many times. */
export interface Page {
  status: number
  contentType: string
  location: string | undefined
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}
export type Encoding = 'br' | 'gzip' | 'identity'

/** Compresses a body in each encoding that browsers ask for. */
export const pageOf = async (
  answer: Pick<Page, 'status' | 'contentType' | 'location'>,
  body: string,
): Promise<Page> => {
  const identity = Buffer.from(body)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity),
  ])
  return {
    ...answer,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { br, gzip: zipped, identity },
  }
}

/** The best encoding that a request takes. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const takes = (name: string): boolean =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
      String(accepted ?? ''),
    )
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Pages by address, each of a stamp; a page of another stamp is out of date, but better than none. */
export interface PageCache {
  get: (key: string, stamp: string) => Page | undefined
  stale: (key: string) => Page | undefined
  set: (key: string, stamp: string, page: Page) => void
}

/** Keeps the pages used last, up to `mostBytes` in all. */
export const pageCache = (mostBytes = 64 * 1024 * 1024): PageCache => {
  const kept = new Map<string, { stamp: string; page: Page; bytes: number }>()
  let total = 0
  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get: (key, stamp) => {
      const entry = kept.get(key)
      return entry?.stamp === stamp ? entry.page : undefined
    },
    stale: (key) => kept.get(key)?.page,
    set: (key, stamp, page) => {
      drop(key)
      const bytes = key.length * 2 + Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0)
      kept.set(key, { stamp, page, bytes })
      total += bytes
      // A Map lists its keys in the order in which they were set.
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
