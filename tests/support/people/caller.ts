import { Agent, request } from 'node:http'
import { administrator } from './accounts.ts'
import { personCookies } from './person-cookies.ts'

/** What came back, or the connection's failure. */
export interface Outcome {
  /** 0 where nothing came back. */
  status: number
  body: string
  retryAfter: string | undefined
  warning: string | undefined
  /** The system's word for what broke, ECONNREFUSED where the server took nothing of it; 'half an answer' where one had begun. */
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

/** A visitor of a server, wherever its network address is said to be. */
export const callerOf = (origin: string, from = '203.0.113.7'): Caller => {
  // Idle for a shorter time than any server waits, so that no request meets a connection that is being closed.
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

/** A form goes as multipart, anything else as JSON. */
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
