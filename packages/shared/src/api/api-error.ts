import type { ReplyHeaders } from './client.ts'
import { publicMessages } from '../messages/public-messages.ts'

/** A call that did not succeed, in words for people. `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The first text for each field, under the field's own name (`slides.0` counts as `slides`). */
  readonly errors: Readonly<Record<string, string>>
  /** The permission that was missing, where a 403 names one. */
  readonly permission: string | undefined
  /** Seconds after which trying again makes sense, where the server said so. */
  readonly retryAfter: number | undefined
  /** The version that the record has now, where a 412 names one. */
  readonly version: string | undefined
  /** The reply as it came. */
  readonly body: unknown

  constructor(status: number, body: unknown, headers?: ReplyHeaders, options?: ErrorOptions) {
    super(words(status, body), options)
    this.status = status
    this.body = body
    this.errors = fieldErrors(body)
    this.permission = textIn(body, 'permission')
    const seconds = Number(headers?.get('retry-after'))
    this.retryAfter = seconds > 0 ? seconds : undefined
    this.version = headers?.get('etag') ?? undefined
  }
}

const words = (status: number, body: unknown): string => {
  const permission = textIn(body, 'permission')
  if (permission) return publicMessages.missingPermission(permission)
  if (status === 0) return publicMessages.noConnection
  return (
    usefulIn(body) ??
    publicMessages.status[status] ??
    publicMessages.status[isTheirFault(status) ? 422 : 500]!
  )
}

/** Laravel 8 says the same of everything that is wrong with an input; what it is stands under the fields. */
const usefulIn = (body: unknown): string | undefined => {
  const message = textIn(body, 'message')
  return message === 'The given data was invalid.'
    ? (Object.values(fieldErrors(body))[0] ?? message)
    : message
}

/** A success that can't be understood is as much the server's fault as a 500. */
const isTheirFault = (status: number): boolean => status >= 400 && status < 500

const fieldErrors = (body: unknown): Record<string, string> => {
  const errors = isObject(body) && isObject(body.errors) ? body.errors : {}
  // A Map, since a field may be called `__proto__`.
  const first = new Map<string, string>()
  for (const [key, texts] of Object.entries(errors)) {
    const text = [texts].flat().find((text) => typeof text === 'string' && text !== '')
    const field = key.replace(/\..*$/, '')
    if (typeof text === 'string' && !first.has(field)) first.set(field, text)
  }
  return Object.fromEntries(first)
}

const textIn = (body: unknown, key: string): string | undefined => {
  const value = isObject(body) ? body[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
