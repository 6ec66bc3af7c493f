import { basicPublicMessages } from '../../messages/basic-public-messages.ts'
import { noReplyMessage } from '../../messages/no-reply-message.ts'

export type ReplyHeaders = Pick<Headers, 'get'>

/** A failed call with a message for people. `status` is 0 without a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** First message for each field (`slides.0` counts as `slides`). */
  readonly errors: Readonly<Record<string, string>>
  /** The missing permission, if a 403 names it. */
  readonly permission: string | undefined
  /** Retry-After in seconds, if the server sent it. */
  readonly retryAfter: number | undefined
  /** The record's current version, if a 412 names it. */
  readonly version: string | undefined
  /** Parsed body of the reply. */
  readonly body: unknown

  constructor(status: number, body: unknown, headers?: ReplyHeaders, options?: ErrorOptions) {
    super(errorMessage(status, body), options)
    this.status = status
    this.body = body
    this.errors = fieldErrors(body)
    this.permission = readText(body, 'permission')
    const seconds = Number(headers?.get('retry-after'))
    this.retryAfter = seconds > 0 ? seconds : undefined
    this.version = headers?.get('etag') ?? undefined
  }
}

const errorMessage = (status: number, body: unknown): string => {
  const permission = readText(body, 'permission')
  if (permission) return basicPublicMessages.missingPermission(permission)
  if (status === 0) return noReplyMessage()
  return (
    specificMessage(body) ??
    basicPublicMessages.status[status] ??
    basicPublicMessages.status[isClientError(status) ? 422 : 500]
  )
}

/** Replaces Laravel's message about a missing row, which names a PHP class. */
export const messageForPeople = (text: string): string =>
  text.startsWith('No query results for model') ? basicPublicMessages.gone : text

/**
 * Laravel 8 has one message for all invalid input, so the first field's message replaces it. Some back ends call it `error`.
 */
const specificMessage = (body: unknown): string | undefined => {
  const message = readText(body, 'message') ?? readText(body, 'error')
  if (message === 'The given data was invalid.') return Object.values(fieldErrors(body))[0] ?? message
  return message === undefined ? undefined : messageForPeople(message)
}

/** Any other status, such as a success that can't be parsed, is the server's fault. */
const isClientError = (status: number): boolean => status >= 400 && status < 500

const fieldErrors = (body: unknown): Record<string, string> => {
  // A Map, because a field may be called `__proto__`.
  const first = new Map<string, string>()
  for (const [key, texts] of Object.entries(errorsIn(body))) {
    const text = [texts].flat().find((text) => typeof text === 'string' && text !== '')
    const field = key.replace(/\..*$/, '')
    if (typeof text === 'string' && !first.has(field)) first.set(field, text)
  }
  return Object.fromEntries(first)
}

/**
 * Error texts by field. Laravel sends them as `errors`; controllers of colleges also send `$validator->errors()` alone, as
 * `error`, or as the `data` of `sendError`.
 */
const errorsIn = (body: unknown): object => {
  if (!isObject(body)) return {}
  if (isObject(body.errors)) return body.errors
  const others = [body.error, body.success === false ? body.data : undefined, body]
  return others.find(isErrorBag) ?? {}
}

const isErrorBag = (value: unknown): value is object =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.length > 0 && texts.every((text) => typeof text === 'string'),
  )

const readText = (body: unknown, key: string): string | undefined => {
  const value = isObject(body) ? body[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
