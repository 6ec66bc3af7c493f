import { Agent, request } from 'node:http'
import { administrator } from './accounts.ts'
import { personCookies } from './person-cookies.ts'

/** A reply, or the connection's failure. */
export interface Outcome {
  /** The status, or 0 without a reply. */
  status: number
  body: string
  retryAfter: string | undefined
  warning: string | undefined
  /** The system's error code, such as ECONNREFUSED for an unreachable server, or 'half an answer' for a truncated reply. */
  broken: string | undefined
}

/** An HTTP client with keep-alive connections and a cookie jar. */
export interface Caller {
  get: (path: string) => Promise<Outcome>
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Outcome>
  close: () => void
}

/** A visitor of a server, with a claimed IP address. */
export const callerOf = (origin: string, from = '203.0.113.7'): Caller => {
  // A shorter idle time than any server's, so that no request uses a closing connection.
  const agent = new Agent({ keepAlive: true, timeout: 2000 })
  const jar = personCookies()
  const call = (method: string, path: string, body?: unknown, others = {}): Promise<Outcome> =>
    bytesOf(body).then(
      ({ bytes, type }) =>
        new Promise((resolve) => {
          const headers = {
            accept: 'application/json',
            cookie: jar.header() ?? '',
            'x-xsrf-token': jar.read('XSRF-TOKEN') ?? '',
            'x-forwarded-for': from,
            ...(type !== null && { 'content-type': type, 'content-length': bytes.length }),
            ...others,
          }
          const sent = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
            const chunks: Buffer[] = []
            answer.on('data', (chunk: Buffer) => chunks.push(chunk))
            answer.once('error', () => resolve(broken('half an answer')))
            answer.once('end', () => {
              jar.keep(answer.headers['set-cookie'] ?? [])
              resolve({
                status: answer.statusCode ?? 0,
                body: Buffer.concat(chunks).toString(),
                retryAfter: answer.headers['retry-after'],
                warning: answer.headers['warning'],
                broken: undefined,
              })
            })
          })
          sent.once('error', (error: NodeJS.ErrnoException) => resolve(broken(error.code ?? error.message)))
          sent.end(bytes)
        }),
    )
  return {
    get: (path) => call('GET', path),
    send: async (method, path, body, headers) => {
      if (jar.read('XSRF-TOKEN') === undefined) await call('GET', '/sanctum/csrf-cookie')
      return call(method, path, body, headers)
    },
    close: () => agent.destroy(),
  }
}

/** The administrator of a server, signed in. */
export const administratorAt = async (origin: string): Promise<Caller> => {
  const caller = callerOf(origin)
  const { status, body } = await caller.send('POST', '/login', administrator)
  if (status !== 200) throw new Error(`The administrator can't sign in: ${status} ${body}`)
  return caller
}

/** Sends a form as multipart, and other values as JSON. */
const bytesOf = async (body: unknown): Promise<{ bytes: Buffer; type: string | null }> => {
  if (body === undefined) return { bytes: Buffer.alloc(0), type: null }
  if (!(body instanceof FormData))
    return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  const form = new Response(body)
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') }
}

const broken = (how: string): Outcome => ({
  status: 0,
  body: '',
  retryAfter: undefined,
  warning: undefined,
  broken: how,
})
