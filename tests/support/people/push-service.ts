import { decrypt } from 'http_ece'
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PushSubscription } from '@kampana/server/alerts/push/subscription'

/** A push as the phone's browser decrypts it. */
export interface ArrivedPush {
  phone: PushSubscription
  headers: IncomingHttpHeaders
  /** The sender's VAPID claims. */
  claims: { aud: string; exp: number; sub: string }
  text: string
}

interface Answer {
  status: number
  headers?: Readonly<Record<string, string>>
  text?: string
}

/** A push service in the test process, with the checks of a real one. */
export interface PushService {
  /** The value of PUSH_SERVICES. */
  origin: string
  arrived: ArrivedPush[]
  /** Number of opened connections. */
  connections: () => number
  /** Creates a subscribed browser. */
  phone: () => PushSubscription
  /** Decrypts like the phone. Throws for another phone's push. */
  open: (phone: PushSubscription, body: Buffer) => string
  /** Sets the reply to later pushes to a phone. The default is 201. */
  answer: (phone: PushSubscription, answer: Answer) => void
  close: () => Promise<void>
}

/** Starts a push service, which stops after the test. `delay` is its response time in milliseconds. */
export const pushService = async (): Promise<PushService> => {
  const service = await pushServer()
  onTestFinished(service.close)
  return service
}

/** Starts a push service that the caller stops by `close`. */
export const pushServer = async (delay = 0): Promise<PushService> => {
  const phones = new Map<string, { phone: PushSubscription; open: (body: Buffer) => string }>()
  const answers = new Map<string, Answer>()
  const arrived: ArrivedPush[] = []
  const take = async (request: IncomingMessage): Promise<Answer> => {
    const found = phones.get(request.url ?? '')
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    if (!found) return { status: 404 }
    const claims = readVapid(request.headers, origin)
    if (typeof claims === 'string') return { status: 403, text: claims }
    const wrong = wrongHeader(request.headers)
    if (wrong !== undefined) return { status: 400, text: wrong }
    const text = found.open(body)
    const answer = answers.get(found.phone.endpoint) ?? { status: 201 }
    if (answer.status === 201) arrived.push({ phone: found.phone, headers: request.headers, claims, text })
    return answer
  }
  let connections = 0
  const server = createServer((request, response) => {
    void take(request)
      .catch((error: unknown): Answer => ({ status: 400, text: String(error) }))
      .then(({ status, headers, text }) =>
        setTimeout(() => response.writeHead(status, headers).end(text), delay),
      )
  }).on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrived,
    connections: () => connections,
    phone: () => {
      const keys = createECDH('prime256v1')
      const path = `/push/${randomBytes(20).toString('base64url')}`
      const phone = {
        endpoint: origin + path,
        p256dh: keys.generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      }
      const open = (body: Buffer) =>
        decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: phone.auth }).toString('utf8')
      phones.set(path, { phone, open })
      return phone
    },
    open: ({ endpoint }, body) => phones.get(new URL(endpoint).pathname)?.open(body) ?? '',
    answer: ({ endpoint }, answer) => void answers.set(endpoint, answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The VAPID claims (RFC 8292), or an error text. */
const readVapid = ({ authorization = '' }: IncomingHttpHeaders, origin: string) => {
  const [, header = '', body = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return 'no key'
  const [x, y] = [point.subarray(1, 33), point.subarray(33)] as const
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'wrong signature'
  const parse = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  if ((parse(header) as { alg: unknown }).alg !== 'ES256') return 'wrong algorithm'
  const claims = parse(body) as ArrivedPush['claims']
  if (claims.aud !== origin) return 'wrong aud'
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/.+)$/.test(claims.sub) ? claims : 'wrong sub'
}

const wrongHeader = ({ topic, ttl, 'content-encoding': encoding }: IncomingHttpHeaders) => {
  if (encoding !== 'aes128gcm') return 'wrong encoding'
  if (!/^\d+$/.test(String(ttl))) return 'no TTL'
  return topic === undefined || /^[\w-]{1,32}$/.test(String(topic)) ? undefined : 'wrong topic'
}
