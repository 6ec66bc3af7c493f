import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'
/** A whole answer, ready to be sent: compressed once, sent many times. */
export interface Page {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
  /** What it takes in memory. */
  bytes: number
  /** When it is out of date by itself, in milliseconds since 1970. */
  expires?: number
  /** Not to be kept: of an older state of things, or made while not all of it could be found out. */
  stale: boolean
}
interface Variant {
  etag: string
  headers: OutgoingHttpHeaders
  body: Buffer
}
interface Answer {
  status: number
  contentType: string
  location?: string
  /** What it is called where somebody keeps it as a file: plain letters. */
  fileName?: string
}

/** Compresses a body in each encoding that browsers ask for, and writes down the headers that go with it. */
export const pageOf = async (
  { status, contentType, location, fileName }: Answer,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<Page> => {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = `"${tag}-${encoding}"`
    return {
      etag,
      body,
      headers: {
        ...headers,
        etag,
        'content-type': contentType,
        'content-length': body.length,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(location !== undefined && { location }),
        ...(fileName !== undefined && { 'content-disposition': `inline; filename="${fileName}"` }),
      },
    }
  }
  const variants = {
    br: variant('br', br),
    gzip: variant('gzip', zipped),
    identity: variant('identity', identity),
  }
  return { status, variants, bytes: br.length + zipped.length + identity.length, stale: false }
}

/** Says that an answer is of the time before (RFC 7234, section 5.5.1). */
export const outOfDate = { warning: '110 - "Response is Stale"' }

/** The same page, marked as out of date. */
export const staled = (page: Page): Page => {
  const marked = ({ headers, ...variant }: Variant): Variant => ({
    ...variant,
    headers: { ...headers, ...outOfDate },
  })
  const { br, gzip, identity } = page.variants
  return {
    ...page,
    stale: true,
    variants: { br: marked(br), gzip: marked(gzip), identity: marked(identity) },
  }
}

/** Sends a page in the best encoding that the request takes, or a 304 to who has it already. */
export const writePage = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  page: Page,
): void => {
  const variant = page.variants[encodingFor(headers['accept-encoding'])]
  if (page.status === 200 && headers['if-none-match']?.includes(variant.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = variant.headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(page.status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

/** The best encoding that a request takes. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const list = String(accepted ?? '')
  if (takesBrotli.test(list)) return 'br'
  return takesGzip.test(list) ? 'gzip' : 'identity'
}

/** A name in a list of encodings, unless it has the weight 0 (RFC 9110, section 12.5.3). */
const takes = (name: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i')
const takesBrotli = takes('br')
const takesGzip = takes('gzip')
