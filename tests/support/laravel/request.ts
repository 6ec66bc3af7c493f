import type { IncomingMessage } from 'node:http'
import { invalid, refuse } from './answer.ts'
import type { College, Person } from './college.ts'
import type { Manners } from './dialects.ts'
import type { Session, Sessions } from './session.ts'

/** A request as a controller receives it. */
export interface Asked {
  method: string
  url: URL
  /** The decoded value of the route's `:id`. */
  id: string
  input: Readonly<Record<string, unknown>>
  files: FormData | undefined
  manners: Manners
  college: College
  sessions: Sessions
  session: Session
}

/** A request's body: JSON as its input, a multipart form as files and input. */
export const bodyOf = async (request: IncomingMessage): Promise<Pick<Asked, 'input' | 'files'>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const type = request.headers['content-type'] ?? ''
  const bytes = Buffer.concat(chunks)
  if (type.startsWith('multipart/form-data')) {
    const files = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return { files, input: Object.fromEntries(files) }
  }
  return { files: undefined, input: type.startsWith('application/json') ? json(bytes) : {} }
}

/** Laravel treats a body that isn't JSON as empty. */
const json = (bytes: Buffer): Record<string, unknown> => {
  try {
    return Object(JSON.parse(bytes.toString())) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** The signed-in user. Throws a 401 without one. */
export const signedIn = ({ college, session }: Asked): Person =>
  college.users.find(({ id }) => id === session.userId) ?? refuse(401, 'Unauthenticated.')

/** Trimmed texts of the fields. Throws a 422 that names all empty fields. */
export const required = <Name extends string>(
  { input, manners }: Asked,
  ...names: Name[]
): Record<Name, string> => {
  const given = names.map(
    (name) => [name, typeof input[name] === 'string' ? input[name].trim() : ''] as const,
  )
  const missing = given.filter(([, text]) => text === '')
  if (missing.length > 0)
    invalid(
      manners,
      Object.fromEntries(
        missing.map(([name]) => [name, [`The ${name.replaceAll('_', ' ')} field is required.`]]),
      ),
    )
  return Object.fromEntries(given) as Record<Name, string>
}
