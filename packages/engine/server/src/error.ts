import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { encodeMessages, type FieldErrors } from '@kampana/engine-declare/messages/message'
import { maxErrors } from '@kampana/engine-declare/schema/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionFailure, isFullDisk, isOtherSchema } from './db/failure.ts'
import type { Hit } from './http/rate-limit/hit.ts'

/** Error with a status and a body for the wire. Any code may throw it; `sendError` sends it. */
export class HttpError extends Error {
  readonly status: number
  readonly body: { message: string } & Record<string, unknown>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    rest: { errors?: FieldErrors } & Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    const body = encodeMessages({ message, ...rest })
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const notFound = (model: string, id: string | number): HttpError =>
  new HttpError(404, basicErrorMessages.noSuchRecord(model, id))
export const unauthenticated = (): HttpError => new HttpError(401, basicMessages.unauthenticated)
export const unverified = (): HttpError => new HttpError(403, basicErrorMessages.emailNotVerified)
export const forbidden = (permission?: string): HttpError =>
  new HttpError(403, basicErrorMessages.unauthorized, permission === undefined ? {} : { permission })
export const invalid = (errors: FieldErrors): HttpError => {
  const shown = limitErrors(errors, maxErrors)
  const texts = Object.values(shown).flat()
  return new HttpError(
    422,
    basicMessages.invalid.summary(texts[0] ?? basicMessages.status[422] ?? '', texts.length - 1),
    {
      errors: shown,
    },
  )
}
/** Limits errors to the first fields; nobody reads more. */
const limitErrors = (errors: FieldErrors, max: number): FieldErrors =>
  Object.keys(errors).length <= max ? errors : Object.fromEntries(Object.entries(errors).slice(0, max))
/** Creates a 409: the current state, not the input, forbids the change. */
export const conflict = (message: string): HttpError => new HttpError(409, message)
export const tooMany = (
  hit: Omit<Hit, 'count'>,
  { message, ...rest }: { message: string; errors?: FieldErrors; unlock?: true },
): HttpError =>
  new HttpError(429, message, rest, {
    'retry-after': String(hit.retryAfter),
    'x-ratelimit-limit': String(hit.max),
    'x-ratelimit-remaining': String(hit.remaining),
  })

/** Sends an error as JSON. Logs unexpected errors and sends them without details. */
export const sendError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const httpError = toHttpError(error)
  if (httpError.status >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(httpError.status).headers(httpError.headers).send(httpError.body)
}

/** Status of Fastify's own errors. */
const readStatusCode = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500

/** Converts any error to an HttpError. */
export const toHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  if (isConnectionFailure(error))
    return new HttpError(503, basicErrorMessages.unavailable, {}, { 'retry-after': '5' })
  if (isFullDisk(error)) return new HttpError(507, basicErrorMessages.noRoom)
  if (isOtherSchema(error))
    return new HttpError(503, basicErrorMessages.otherVersion, {}, { 'retry-after': '30' })
  const statusCode = readStatusCode(error)
  if (statusCode === 413) return new HttpError(413, basicErrorMessages.tooLarge)
  if (statusCode === 415 || statusCode === 406)
    return new HttpError(415, basicErrorMessages.unsupportedMediaType)
  if (statusCode === 400) return new HttpError(400, basicErrorMessages.malformedBody)
  if (statusCode < 500)
    return new HttpError(statusCode, basicMessages.status[statusCode] ?? basicMessages.status[422] ?? '')
  return new HttpError(500, basicErrorMessages.serverError)
}
