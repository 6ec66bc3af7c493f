import type { ReplyHeaders } from '@kampana/engine-declare/api/http/api-error'

/**
 * Property with the version of a record that was read on its own. Rows of a list don't have it. No declared field can have
 * this name.
 */
const key = '@version'

/** The record with the version from its reply's `ETag`, or without one if the reply has none. */
export const withVersion = <T extends object>(record: T, headers: ReplyHeaders): T =>
  setVersion(record, headers.get('etag') ?? undefined)

/** The record with this version. */
export const setVersion = <T extends object>(record: T, version: string | undefined): T => ({
  ...record,
  [key]: version ?? null,
})

/** Version of a record, or of a form's initial record; undefined if it has none. */
export const readRecordVersion = (record: object): string | undefined =>
  key in record && typeof record[key] === 'string' ? record[key] : undefined

/** True if a record was read on its own. Rows of a list lack the long fields. */
export const isFullRecord = (record: object): boolean => key in record

/** Record with the draft of this hash applied. It has no version number. */
export const setDraftHash = <T extends object>(record: T, hash: string): T =>
  setVersion(record, draftPrefix + hash)

/** Hash of the draft that a form started with; undefined if it started with the live record. */
export const readDraftHash = (record: object): string | undefined => {
  const version = readRecordVersion(record)
  return version?.startsWith(draftPrefix) ? version.slice(draftPrefix.length) : undefined
}

/** No ETag starts with it. */
const draftPrefix = 'draft '
