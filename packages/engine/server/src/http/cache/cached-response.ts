import { headerValue, locationValue } from '@kampana/engine-declare/text/header-value'
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { contentDisposition } from '../content-disposition.ts'
import { compress, compressBest, negotiateEncoding, type Encoding } from './compress.ts'

/** A reply that is compressed once and sent many times. */
export interface CachedResponse {
  status: number
  variants: Readonly<Record<Encoding, Variant>>
  bytes: number
  /** Expiry in milliseconds since 1970. */
  expires?: number
  /** True if the reply must not be cached: it is outdated, or some of its data couldn't be read. */
  stale: boolean
  /** Path under which page views are counted; pages only. */
  page?: string
  /** Route for logs and metrics; API only. */
  route?: string
}
interface Variant {
  etag: string | undefined
  /** One object, which Node writes a sixth faster than a flat list. */
  headers: OutgoingHttpHeaders
  body: Buffer
}
interface Answer {
  status: number
  contentType: string
  location?: string
  /** Filename for downloads, in ASCII. */
  fileName?: string
}

/** Compresses a page in each encoding that browsers accept, with its headers. */
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
    ...(location !== undefined && { location: locationValue(location) }),
    ...(fileName !== undefined && { 'content-disposition': contentDisposition('inline', fileName) }),
  }
  return compressed(status, body, (encoding) => ({ ...common, etag: headerValue`"${tag}-${encoding}"` }))
}

/** A reply of the API, optionally compressed. */
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

/** The same page with its smallest body for browsers that accept Brotli. */
export const compressedBest = async (page: CachedResponse): Promise<CachedResponse> => {
  const { br, identity } = page.variants
  const body = await compressBest(identity.body)
  return {
    ...page,
    variants: { ...page.variants, br: createVariant(br.headers, body) },
    bytes: page.bytes - br.body.length + body.length,
  }
}

const compressed = async (
  status: number,
  body: Buffer,
  headersFor: (encoding: Encoding) => OutgoingHttpHeaders,
): Promise<CachedResponse> => {
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  const encoded = (encoding: Encoding, bytes: Buffer): Variant =>
    createVariant({ ...headersFor(encoding), 'content-encoding': encoding }, bytes)
  return {
    status,
    variants: {
      br: encoded('br', br),
      gzip: encoded('gzip', gzip),
      identity: createVariant(headersFor('identity'), body),
    },
    bytes: br.length + gzip.length + body.length,
    stale: false,
  }
}

const uncompressed = (status: number, body: Buffer, headers: OutgoingHttpHeaders): CachedResponse => {
  const only = createVariant(headers, body)
  return {
    status,
    variants: { br: only, gzip: only, identity: only },
    bytes: body.length,
    stale: false,
  }
}

const createVariant = (headers: OutgoingHttpHeaders, body: Buffer): Variant => ({
  etag: headers.etag,
  headers: { ...headers, 'content-length': body.length },
  body,
})

/** RFC 7234, section 5.5.1. */
const outOfDate = { warning: '110 - "Response is Stale"' }

/** The same reply, marked as stale. */
export const markStale = (response: CachedResponse): CachedResponse => {
  const markVariant = (variant: Variant): Variant =>
    createVariant({ ...variant.headers, ...outOfDate }, variant.body)
  const { br, gzip, identity } = response.variants
  return {
    ...response,
    stale: true,
    variants: { br: markVariant(br), gzip: markVariant(gzip), identity: markVariant(identity) },
  }
}

/** Writes a reply in the best encoding that the request accepts, or a 304 if its ETag matches. */
export const writeResponse = (
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { status, variants }: CachedResponse,
  more?: OutgoingHttpHeaders,
): void => {
  const variant = variants[negotiateEncoding(headers['accept-encoding'])]
  const known = headers['if-none-match']
  if (known !== undefined && status === 200 && variant.etag !== undefined && known.includes(variant.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = variant.headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(status, more ? { ...variant.headers, ...more } : variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}
