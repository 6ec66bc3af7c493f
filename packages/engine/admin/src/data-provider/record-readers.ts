import { isObject } from '@kampana/engine-declare/api/http/reply'
import type { Resource } from '@kampana/engine-declare/resource'
import { lenientReader, recordReader, type ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import { withoutUnread } from '@kampana/engine-declare/schema/unread'
import { ReplyShapeError, type ReadReply } from '@kampana/engine-declare/schema/reply-reader'
import { availableOverrides, type OverridesByResource } from '../screens/overrides.tsx'
import { isOwnServer } from '../back-end/own-server.ts'
import { collegeTimeZone } from '../format/time-zone.ts'

/** Parses a record of a reply. */
export type ReadRecord = ReadReply<ReplyRecord>

/** Creates each resource's reader, which converts records of any back end to the declared types. */
export const createRecordReaders = (overrides: OverridesByResource): ((resource: Resource) => ReadRecord) => {
  // Creating a reader takes longer than using it.
  const readers = new Map<string, ReadRecord>()
  return (resource) => {
    const timeZone = collegeTimeZone()
    const isOwn = isOwnServer()
    const key = `${isOwn} ${resource.name} ${timeZone}`
    const read = readers.get(key) ?? (isOwn ? recordReader : lenientReader)(resource, timeZone)
    readers.set(key, read)
    const adapt = availableOverrides(overrides)[resource.name]?.adaptRecord
    return adapt ? (record) => adapt(read(record)) : read
  }
}

/**
 * The record in the reply to a change, bare or wrapped in `{data}`; undefined if there is none. The change is already saved,
 * so unreadable fields or records are omitted.
 */
export const parseReleaseRecord = (body: unknown, read: ReadRecord): ReplyRecord | undefined => {
  const record = isObject(body) && isObject(body.data) ? body.data : body
  if (!isObject(record) || !('id' in record)) return undefined
  try {
    return withoutUnread(read(record))
  } catch (error) {
    if (error instanceof ReplyShapeError) return undefined
    throw error
  }
}
