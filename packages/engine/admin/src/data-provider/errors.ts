import { isObject } from '@kampana/engine-declare/api/http/reply'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { rowMessages } from '@kampana/engine-declare/messages/row-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { HttpError, type RaRecord } from 'react-admin'
import { labelMessage, fieldLabels } from './label-messages.ts'
import { setVersion } from './record-version.ts'
import { withInputValues } from './input-values.ts'
import type { ReadRecord } from './record-readers.ts'

/**
 * Converts a 422 reply into react-admin's `HttpError`. It has one text per field, which uses the field's label, and the
 * message as the notification. react-admin doesn't show arrays of texts.
 */
export const toFormError =
  (resource: Pick<Resource, 'fields'>) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const toLabeled = (text: string) => labelMessage(fieldLabels(resource.fields), text)
    const message = toLabeled(error.message)
    const errors = Object.entries(error.errors).map(
      ([name, text]) => [name, locateInRows(resource, name, toLabeled(text))] as const,
    )
    throw new HttpError(message, error.status, {
      message,
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      ...(errors.length > 0 && { errors: { ...Object.fromEntries(errors), root: { serverError: message } } }),
    })
  }

/** Adds row and column to the error of a cell (`hours.2.days`). */
const locateInRows = ({ fields }: Pick<Resource, 'fields'>, path: string, problem: string): string => {
  const [name = '', row, cell = ''] = path.split('.')
  const field = fields[name]
  const column = field?.kind === 'rows' ? field.columns[cell] : undefined
  return column ? rowMessages.at(Number(row) + 1, column.label, problem) : problem
}

/**
 * Error for a record that was changed since it was read (412). It doesn't extend `HttpError`, whose constructor breaks
 * subclasses.
 */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
  readonly status = 412
  /** The current record. */
  readonly record: RaRecord
  /** Author and time of the current version, if the server returns them. */
  readonly changed: { name: string | null; created_at: string } | undefined

  /** The record has the version for the next save. */
  constructor(message: string, record: RaRecord, changed?: ConflictError['changed']) {
    super(message)
    this.record = record
    this.changed = changed
  }
}

/** Converts a 412 reply into a `ConflictError` and rethrows everything else. */
export const toConflictError =
  (resource: Resource, read: ReadRecord) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 412 || !isConflictBody(error.body)) throw error
    const { data, changed } = error.body
    const now = withInputValues(resource, read(data))
    throw new ConflictError(error.message, setVersion(now, error.version), changed)
  }

interface ConflictBody {
  data: unknown
  changed?: ConflictError['changed']
}
const isConflictBody = (body: unknown): body is ConflictBody => isObject(body) && isObject(body.data)

/** Error of a read, with the specification's text if it has one for this resource. */
export const toReadError =
  ({ failure }: Resource, reading: keyof Resource['failure']) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const specified = speaksForItself.has(error.status) ? undefined : failure[reading]
    throw new HttpError(specified ?? error.message, error.status)
  }

/**
 * Statuses whose own message is more helpful than the specified text: no connection, no session, no permission, too large or
 * too frequent.
 */
const speaksForItself = new Set([0, 401, 403, 413, 419, 429])
