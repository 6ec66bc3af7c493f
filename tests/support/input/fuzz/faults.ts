import type { App } from '../../people/person.ts'
import type { Route } from './routes.ts'

/** The reply of `inject`. */
export type Answered = Awaited<ReturnType<App['inject']>>

/** The fault of a reply in a sentence, or undefined. */
export const faultOf = (route: Route, answer: Answered): string | undefined => {
  const { statusCode: status, body } = answer
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`
  if (inside.test(body)) return `The answer tells of the inside: ${inside.exec(body)?.[0]}`
  return route.isApi && status >= 400 && route.method !== 'HEAD' ? refusalFault(answer) : undefined
}

/** Matches a stack trace, a driver's message or one of our paths. */
const inside =
  /\n\s+at |SQLITE_|node_modules|constraint failed|violates|invalid input syntax|invalid byte sequence|no such (?:table|column)|bind (?:value|message)/

interface RefusalBody {
  message: unknown
  errors?: unknown
}

/** Finds the first difference between an error reply and Laravel's format. */
const refusalFault = ({ statusCode: status, headers, body }: Answered): string | undefined => {
  if (!String(headers['content-type']).startsWith('application/json'))
    return `${status} isn't JSON: ${body.slice(0, 200)}`
  const said = JSON.parse(body) as RefusalBody
  if (typeof said.message !== 'string' || said.message === '') return `${status} has no message: ${body}`
  const expected = fixed[status]
  if (expected && !expected.includes(said.message)) return `${status} says '${said.message}'`
  if (status === 422 && !areErrors(said.errors)) return `422 without texts by field: ${body.slice(0, 300)}`
  if (status === 429 && !(Number(headers['retry-after']) > 0)) return '429 without a Retry-After'
  if (status === 405 && !headers.allow) return '405 without an Allow'
  return known.has(status) ? undefined : `${status} is no status of the wire: ${body.slice(0, 200)}`
}

const known = new Set([400, 401, 403, 404, 405, 409, 412, 413, 414, 415, 419, 422, 423, 428, 429])
const fixed: Readonly<Record<number, readonly string[]>> = {
  401: ['Unauthenticated.'],
  413: ['The POST data is too large.'],
  419: ['CSRF token mismatch.'],
  423: ['Password confirmation required.'],
}

const areErrors = (errors: unknown): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  Object.keys(errors).length > 0 &&
  Object.values(errors).every(
    (texts: unknown) =>
      Array.isArray(texts) &&
      texts.length > 0 &&
      texts.every((text) => typeof text === 'string' && text !== ''),
  )
