import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compress, encodingFor, type Encoding } from './compress.ts'

/** A whole answer, ready to be sent: compressed once, sent many times. */
export interface CachedResponse {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
  /** What it takes in memory. */
  bytes: number
  /** When it is out of date by itself, in milliseconds since 1970. */
  expires?: number
  /** Not to be kept: of an older state of things, or made while not all of it could be found out. */
  stale: boolean
  /** The route of a call of the API, which is logged and measured by it; a page has none. */
  route?: string
}
interface Variant {
  etag: string | undefined
  headers: OutgoingHttpHeaders
  /** The same, name after value, as Node writes them quickest. */
  rawHeaders: readonly string[]
  body: Buffer
}
interface Answer {
  status: number
  contentType: string
  location?: string
  /** What it is called where somebody keeps it as a file: plain letters. */
  fileName?: string
}

/** Compresses a page in each encoding that browsers ask for, and writes down the headers that go with it. */
export const cachedPage = async (
  { status, contentType, location, fileName }: Answer,
  text: string,
  headers: OutgoingHttpHeaders,
): Promise<CachedResponse> => {
  const body = Buffer.from(text)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const common = {
    ...headers,
    'content-type': contentType,
    ...(location !== undefined && { location }),
    ...(fileName !== undefined && { 'content-disposition': `inline; filename="${fileName}"` }),
  }
  return compressed(status, body, (encoding) => ({ ...common, etag: `"${tag}-${encoding}"` }))
}

/** An answer of the API; compressed only where that is worth it. */
export const cachedAnswer = async (
  route: string | undefined,
  body: Buffer,
  headers: OutgoingHttpHeaders,
  isCompressed: boolean,
): Promise<CachedResponse> => {
  const made = isCompressed
    ? await compressed(200, body, () => ({ ...headers, vary: 'accept-encoding' }))
    : uncompressed(200, body, headers)
  return { ...made, ...(route !== undefined && { route }) }
}

const compressed = async (
  status: number,
  body: Buffer,
  headersFor: (encoding: Encoding) => OutgoingHttpHeaders,
): Promise<CachedResponse> => {
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  const encoded = (encoding: Encoding, bytes: Buffer): Variant =>
    variantOf({ ...headersFor(encoding), 'content-encoding': encoding }, bytes)
  return {
    status,
    variants: {
      br: encoded('br', br),
      gzip: encoded('gzip', gzip),
      identity: variantOf(headersFor('identity'), body),
    },
    bytes: br.length + gzip.length + body.length,
    stale: false,
  }
}

const uncompressed = (status: number, body: Buffer, headers: OutgoingHttpHeaders): CachedResponse => {
  const only = variantOf(headers, body)
  return {
    status,
    variants: { br: only, gzip: only, identity: only },
    bytes: body.length,
    stale: false,
  }
}

const variantOf = (given: OutgoingHttpHeaders, body: Buffer): Variant => {
  const headers = { ...given, 'content-length': body.length }
  return { etag: given.etag, headers, rawHeaders: rawHeadersOf(headers), body }
}

const rawHeadersOf = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

/** Says that an answer is of the time before (RFC 7234, section 5.5.1). */
const outOfDate = { warning: '110 - "Response is Stale"' }

/** The same answer, marked as out of date. */
export const markStale = (response: CachedResponse): CachedResponse => {
  const marked = (variant: Variant): Variant => variantOf({ ...variant.headers, ...outOfDate }, variant.body)
  const { br, gzip, identity } = response.variants
  return {
    ...response,
    stale: true,
    variants: { br: marked(br), gzip: marked(gzip), identity: marked(identity) },
  }
}

/**
 * Writes an answer in the best encoding that the request takes, or a 304 to who has it already. `more` are further headers,
 * name after value.
 */
export const writeResponse = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { status, variants }: CachedResponse,
  more?: readonly string[],
): void => {
  const variant = variants[encodingFor(headers['accept-encoding'])]
  const known = headers['if-none-match']
  if (known !== undefined && status === 200 && variant.etag !== undefined && known.includes(variant.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = variant.headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(status, [...variant.rawHeaders, ...(more ?? [])])
  response.end(method === 'HEAD' ? undefined : variant.body)
}
