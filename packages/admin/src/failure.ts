import { ApiError } from '@kampana/shared/api-error'
import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import { HttpError } from 'react-admin'

/**
 * A refusal as react-admin's forms understand it: one text under each field, and the message as the notice.
 * It shows nothing for lists of texts, which is how the wire has them.
 */
export const formFailure = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error
  const fields = Object.keys(error.errors).length > 0
  throw new HttpError(error.message, error.status, {
    message: error.message,
    ...(fields && { errors: { ...error.errors, root: { serverError: error.message } } }),
  })
}

/** A failure to read, in the specification's words where it has some for this resource. */
export const readFailure =
  (resource: string, reading: keyof Resource['failure']) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const declared = (resources as readonly Resource[]).find(({ name }) => name === resource)
    const specified = speaksForItself.has(error.status) ? undefined : declared?.failure[reading]
    throw new HttpError(specified ?? error.message, error.status)
  }

/** No connection, not signed in, not permitted: here the reason helps more than the specified text. */
const speaksForItself = new Set([0, 401, 403, 419])
