import { isObject } from '@kampana/engine-declare/api/http/reply'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'

/** Readable message of an error. */
export const errorMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || statusMessage(500)

/** Readable message for an HTTP status. */
export const statusMessage = (status: number): string => basicMessages.status[status] ?? ''

/** HTTP status of an error; undefined if it has none. */
export const statusOf = (error: unknown): number | undefined =>
  isObject(error) && typeof error.status === 'number' ? error.status : undefined

/** True if a call was rejected because the session has ended. */
export const isSessionOver = (error: unknown): boolean => [401, 419].includes(statusOf(error) ?? 0)

/** True if a reply doesn't match its schema. Checking the error's class would load zod on every page. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ReplyShapeError'
