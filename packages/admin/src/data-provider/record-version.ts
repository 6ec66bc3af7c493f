import type { ReplyHeaders } from '@kampana/shared/api/http/api-error'

/**
 * The property under which a record that was read by itself carries its version, and by which it can be told from a
 * list's row. No declared field can have this name.
 */
const key = '@version'

/** The record with the version that its answer's `ETag` names; with none where the server doesn't tell. */
export const withVersion = <T extends object>(record: T, headers: ReplyHeaders): T =>
  setVersion(record, headers.get('etag') ?? undefined)

/** The record as if it had this version. */
export const setVersion = <T extends object>(record: T, version: string | undefined): T => ({
  ...record,
  [key]: version ?? null,
})

/** The version of a record, or of what a form was filled with; undefined where it has none. */
export const readRecordVersion = (record: object): string | undefined =>
  key in record && typeof record[key] === 'string' ? record[key] : undefined

/** Whether a record was read by itself: a list's rows lack the long fields. */
export const isFullRecord = (record: object): boolean => key in record

/** The record as the draft with this hash makes it, whose version is none of what is live. */
export const setDraftHash = <T extends object>(record: T, hash: string): T =>
  setVersion(record, draftPrefix + hash)

/** The hash of the draft that a form was filled with; undefined where it was filled with what is live. */
export const readDraftHash = (record: object): string | undefined => {
  const version = readRecordVersion(record)
  return version?.startsWith(draftPrefix) ? version.slice(draftPrefix.length) : undefined
}

/** No entity tag begins with it. */
const draftPrefix = 'draft '
