import { isObject } from '@kampana/shared/api/http/reply'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { rowMessages } from '@kampana/shared/messages/row-messages'
import type { Resource } from '@kampana/shared/resource'
import { HttpError, type RaRecord } from 'react-admin'
import { labelMessage, fieldLabels } from './label-messages.ts'
import { setVersion } from './record-version.ts'
import { withInputValues } from './input-values.ts'
import type { ReadRecord } from './record-readers.ts'

/**
 * Turns a 422 reply into react-admin's `HttpError`: one text under each field, which calls the field by its label, and the
 * message as the notice. react-admin shows nothing for the wire's arrays of texts.
 */
export const toFormError =
  (resource: Pick<Resource, 'fields'>) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const say = (text: string) => labelMessage(fieldLabels(resource.fields), text)
    const message = say(error.message)
    const errors = Object.entries(error.errors).map(
      ([name, text]) => [name, locateInRows(resource, name, say(text))] as const,
    )
    throw new HttpError(message, error.status, {
      message,
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      ...(errors.length > 0 && { errors: { ...Object.fromEntries(errors), root: { serverError: message } } }),
    })
  }

/** A fault of a cell (`hours.2.days`) says its row and its column. */
const locateInRows = ({ fields }: Pick<Resource, 'fields'>, path: string, problem: string): string => {
  const [name = '', row, cell = ''] = path.split('.')
  const field = fields[name]
  const column = field?.kind === 'rows' ? field.columns[cell] : undefined
  return column ? rowMessages.at(Number(row) + 1, column.label, problem) : problem
}

/** The record was changed since it was read (412). It doesn't extend `HttpError`, whose constructor breaks subclasses. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
  readonly status = 412
  /** The record as it is now. */
  readonly record: RaRecord
  /** Who made it so, and when, where the server tells. */
  readonly changed: { name: string | null; created_at: string } | undefined

  /** The record has the version that it is saved over next. */
  constructor(message: string, record: RaRecord, changed?: ConflictError['changed']) {
    super(message)
    this.record = record
    this.changed = changed
  }
}

/** Turns a 412 reply into a `ConflictError`; rethrows everything else. */
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

/** A failure to read, in the specification's words where it has some for this resource. */
export const toReadError =
  ({ failure }: Resource, reading: keyof Resource['failure']) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    const specified = speaksForItself.has(error.status) ? undefined : failure[reading]
    throw new HttpError(specified ?? error.message, error.status)
  }

/** No connection, not signed in, not permitted, too much or too often: here the reason helps more than the specified text. */
const speaksForItself = new Set([0, 401, 403, 413, 419, 429])
