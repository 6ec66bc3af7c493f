import { ApiError } from '@kampana/shared/api/api-error'
import type { Resource } from '@kampana/shared/resource'
import { declarations } from './find-resource.ts'
import { HttpError, type RaRecord } from 'react-admin'
import { labelMessage, fieldLabels } from './label-messages.ts'
import { withVersion } from './record-version.ts'
import { isObject } from './reply.ts'
import { withInputValues } from './input-values.ts'

/**
 * A refusal as react-admin's forms understand it: one text under each field, which it calls
 * by its label, and the message as the notice.
 * It shows nothing for lists of texts, which is how the wire has them.
 */
export const toFormError =
  (resource: Resource) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const say = (text: string) => labelMessage(fieldLabels(resource.fields), text)
    const message = say(error.message)
    const errors = Object.entries(error.errors).map(([name, text]) => [name, say(text)] as const)
    throw new HttpError(message, error.status, {
      message,
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      ...(errors.length > 0 && { errors: { ...Object.fromEntries(errors), root: { serverError: message } } }),
    })
  }

/** The record has become another since it was read. No `HttpError`, which makes plain ones of its subclasses. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
  readonly status = 412
  /** The record as it is now. */
  readonly record: RaRecord
  /** Who made it so, and when, where the server tells. */
  readonly changed: { username: string | null; created_at: string } | undefined

  constructor(resource: Resource, error: ApiError, { data, changed }: ConflictBody) {
    super(error.message)
    const headers = new Headers(error.version === undefined ? {} : { etag: error.version })
    this.record = withVersion(withInputValues(resource, data), headers)
    this.changed = changed
  }
}

/** Turns the refusal of a change that others were quicker to make into a `ConflictError`; throws all others on. */
export const toConflictError =
  (resource: Resource) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 412 || !isConflictBody(error.body)) throw error
    throw new ConflictError(resource, error, error.body)
  }

interface ConflictBody {
  data: RaRecord
  changed?: ConflictError['changed']
}
const isConflictBody = (body: unknown): body is ConflictBody => isObject(body) && isObject(body.data)

/** A failure to read, in the specification's words where it has some for this resource. */
export const toReadError =
  (resource: string, reading: keyof Resource['failure']) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const declared = declarations.find(({ name }) => name === resource)
    const specified = speaksForItself.has(error.status) ? undefined : declared?.failure[reading]
    throw new HttpError(specified ?? error.message, error.status)
  }

/** No connection, not signed in, not permitted, too much or too often: here the reason helps more than the specified text. */
const speaksForItself = new Set([0, 401, 403, 413, 419, 429])
