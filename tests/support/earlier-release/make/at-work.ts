import { administratorAt, callerOf, type Caller } from '../../people/caller.ts'
import { password } from '../../people/accounts.ts'

/** A running version in which people work. */
export interface Running {
  origin: string
  /** Activates a registered account. */
  activate: (username: string) => void
}

/** A signed-in person. Each call throws if the server rejects it. */
export interface Worker {
  get: <T>(path: string) => Promise<T>
  put: <T>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  delete: (path: string) => Promise<void>
}

/** Signs the administrator in. */
export const administratorIn = async ({ origin }: Running): Promise<Worker> =>
  toWorker(await administratorAt(origin))

/** Registers a colleague, assigns a role with these permissions, and signs the colleague in. */
export const hire = async (
  { origin, activate }: Running,
  administrator: Worker,
  { name, username, may }: { name: string; username: string; may: readonly string[] },
): Promise<Worker> => {
  const caller = callerOf(origin)
  const worker = toWorker(caller)
  const email = `${username}@college.example`
  await worker.post('/register', { name, username, email, password, password_confirmation: password })
  activate(username)
  const permissions = await administrator.get<{ id: number; name: string }[]>('/api/permissions')
  const ids = may.map((each) => permissions.find((permission) => permission.name === each)?.id)
  if (ids.includes(undefined)) throw new Error(`Unknown permission: ${may.join(', ')}`)
  const role = { description: `Role of ${username}`, permissions: ids }
  const { id } = await administrator.post<{ id: number }>('/api/roles', role)
  const users = await administrator.get<{ id: number; username: string }[]>('/api/users')
  const user = users.find((each) => each.username === username)
  await administrator.put(`/api/users/${user?.id}`, { roleIds: [id] })
  await worker.post('/login', { username, password })
  return worker
}

/** Signs in a colleague with an existing account. */
export const signIn = async ({ origin }: Running, username: string): Promise<Worker> => {
  const worker = toWorker(callerOf(origin))
  await worker.post('/login', { username, password })
  return worker
}

const toWorker = (caller: Caller): Worker => {
  const send = async <T>(
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<T> => {
    const { status, body: text } =
      method === 'GET' ? await caller.get(path) : await caller.send(method, path, body, headers)
    if (status >= 400 || status === 0) throw new Error(`${method} ${path}: ${status} ${text}`)
    return text === '' ? (undefined as T) : (JSON.parse(text) as { data: T }).data
  }
  return {
    get: (path) => send('GET', path),
    put: (path, body, headers) => send('PUT', path, body, headers),
    post: (path, body) => send('POST', path, body),
    delete: (path) => send('DELETE', path),
  }
}
