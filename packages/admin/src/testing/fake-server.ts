import type { Account, Update } from '@kampana/shared/api/api'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { allResources } from '@kampana/engine-declare/registry/all-resources'

/** Call to the fake server. */
export interface Call {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  body: unknown
  headers: Readonly<Record<string, string>>
}
/** Reply: a status, a body, and headers if they matter. */
export interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}
type Answering = (call: Call) => Answer | undefined | Promise<Answer | undefined>

/**
 * Back end in memory with a Laravel Sanctum API for updates and the session. `answering` runs first and may reply to any call.
 * `calls` lists the calls in order, without `presence`, which open forms send automatically.
 */
export const fakeServer = ({
  account = administrator,
  updates = threeUpdates,
  answering = () => undefined,
}: {
  account?: Account
  updates?: readonly Update[]
  answering?: Answering
} = {}) => {
  const calls: Call[] = []
  const presence: Call[] = []
  const rows = updates.map((update) => ({ ...update }))
  const session = { open: true }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.signal.aborted) throw request.signal.reason
    const call = await read(request)
    const list = call.path.endsWith('/presence') ? presence : calls
    list.push(call)
    const { status = 200, body, headers } = (await answering(call)) ?? usual(call)
    // Applies to every reply: a successful login starts the session, a logout ends it.
    if (status < 300 && call.path === '/login') session.open = true
    if (status < 300 && call.path === '/logout') session.open = false
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      ...(headers && { headers }),
    })
  }

  const usual = ({ method, path, body }: Call): Answer => {
    if (path === '/sanctum/csrf-cookie') return signed({ status: 204 })
    if (path === '/login') return { body: { message: messages.loggedIn } }
    if (path === '/logout') return { status: 204 }
    if (!session.open) return { status: 401, body: { message: messages.unauthenticated } }
    if (path === '/api/user') return { body: { data: account } }
    const id = Number(/^\/api\/updates\/(\d+)$/.exec(path)?.[1])
    const found = rows.findIndex((row) => row.id === id)
    if (path === '/api/updates' && method === 'GET') return list(rows)
    if (path === '/api/updates') {
      rows.push({ ...threeUpdates[0]!, ...(body as Update), id: rows.length + 1 })
      return { status: 201, body: encodeMessages({ message: messages.created('update'), data: rows.at(-1) }) }
    }
    if (found < 0) return { status: 404, body: encodeMessages({ message: messages.noSuchRoute(path) }) }
    if (method === 'PUT') {
      Object.assign(rows[found]!, body)
      // 'now' means the server's own clock.
      if (rows[found]!.posted_at === 'now') rows[found]!.posted_at = '2026-11-01T02:00:00.000000Z'
      return { body: encodeMessages({ message: messages.edited('update'), data: rows[found] }) }
    }
    if (method === 'DELETE') {
      rows.splice(found, 1)
      return { body: encodeMessages({ message: messages.deleted('update') }) }
    }
    return { body: { data: rows[found] } }
  }
  return { fetch, calls, presence, session }
}

/** Reply that sets the token cookie in the browser. */
const signed = (answer: Answer): Answer => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
  return answer
}

const list = (rows: readonly unknown[]): Answer => ({
  body: { data: rows, meta: { total: rows.length } },
})

const read = async (request: Request): Promise<Call> => {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: isJson(request) && text !== '' ? JSON.parse(text) : undefined,
    headers: Object.fromEntries(request.headers),
  }
}

const isJson = ({ headers }: Request): boolean => headers.get('content-type') === 'application/json'

export const administrator: Account = {
  server: 'kampana',
  id: 1,
  name: 'Maria Clara Santos',
  username: 'mclara',
  email: 'mclara@example.org',
  is_active: 1,
  roles: [{ id: 1, description: 'Administrator' }],
  created_at: '2026-01-05T00:00:00.000000Z',
  email_verified_at: '2026-01-05T00:00:00.000000Z',
  time_zone: 'Asia/Manila',
  get permissions() {
    return allResources().flatMap(permissionNames)
  },
}

/** The same person at another back end, whose replies have no mark, no time zone and no permissions. */
export const administratorElsewhere: Account = {
  id: 1,
  name: administrator.name,
  username: administrator.username,
  email: administrator.email,
  is_active: 1,
  roles: administrator.roles,
  created_at: administrator.created_at,
  email_verified_at: '2026-01-05T00:00:00.000000Z',
}

const body = (words: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })

const update = (id: number, title: string, more: Partial<Update> = {}): Update => ({
  id,
  title,
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  updates: body(`${title}, in full.`),
  created_at: '2026-11-01T02:00:00.000000Z',
  posted_at: '2026-11-01T02:00:00.000000Z',
  status: 'published',
  ...more,
})

export const threeUpdates: readonly Update[] = [
  update(1, 'Enrolment opens'),
  update(2, 'Foundation Day', { category: 'news-and-events', from: '2026-01-20', to: '2026-01-22' }),
  update(3, 'Class advisory: 50% off? "Q&A" #1 / café 🎓'),
]
