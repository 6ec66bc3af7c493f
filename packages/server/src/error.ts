import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { maxErrors } from '@kampana/shared/schema/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionFailure, isFullDisk } from './db/failure.ts'
import type { Hit } from './http/rate-limit/rate-limiter.ts'

/** A refusal with a meaning; `body` is what the wire carries. Thrown anywhere, translated once, below. */
export class HttpError extends Error {
  readonly status: number
  readonly body: { message: string } & Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    rest: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.body = { message, ...rest }
    this.headers = headers
  }
}

/** Texts by field, as 422 replies carry them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export const notFound = (model: string, id: string | number): HttpError =>
  new HttpError(404, errorMessages.noSuchRecord(model, id))
export const unauthenticated = (): HttpError => new HttpError(401, messages.unauthenticated)
export const unverified = (): HttpError => new HttpError(403, errorMessages.emailNotVerified)
export const forbidden = (permission?: string): HttpError =>
  new HttpError(403, errorMessages.unauthorized, permission === undefined ? {} : { permission })
export const invalid = (errors: FieldErrors): HttpError => {
  const told = firstOf(errors, maxErrors)
  const texts = Object.values(told).flat()
  return new HttpError(
    422,
    messages.invalid.summary(texts[0] ?? messages.status[422] ?? '', texts.length - 1),
    {
      errors: told,
    },
  )
}
/** The first fields that have errors; nobody reads more. */
const firstOf = (errors: FieldErrors, most: number): FieldErrors =>
  Object.keys(errors).length <= most ? errors : Object.fromEntries(Object.entries(errors).slice(0, most))
/** What can't be done because of how things stand, whatever was sent. */
export const conflict = (message: string): HttpError => new HttpError(409, message)
export const tooMany = (hit: Hit, body: { message: string; errors?: FieldErrors }): HttpError =>
  new HttpError(429, body.message, body.errors ? { errors: body.errors } : {}, {
    'retry-after': String(hit.retryAfter),
    'x-ratelimit-limit': String(hit.max),
    'x-ratelimit-remaining': String(hit.remaining),
  })

/** Turns whatever was thrown into the wire's JSON. What isn't a refusal is a fault: logged, and told without detail. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toHttpError(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed')
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
}

/** The status that Fastify gives to an error of its own. */
const statusCodeOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500

/** The refusal that an error amounts to. */
export const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  if (isConnectionFailure(error))
    return new HttpError(503, errorMessages.unavailable, {}, { 'retry-after': '5' })
  if (isFullDisk(error)) return new HttpError(507, errorMessages.noRoom)
  const statusCode = statusCodeOf(error)
  if (statusCode === 413) return new HttpError(413, errorMessages.tooLarge)
  if (statusCode === 415 || statusCode === 406) return new HttpError(415, errorMessages.unsupportedMediaType)
  if (statusCode === 400) return new HttpError(400, errorMessages.malformedBody)
  if (statusCode < 500)
    return new HttpError(statusCode, messages.status[statusCode] ?? messages.status[422] ?? '')
  return new HttpError(500, errorMessages.serverError)
}
