import { isObject } from '@kampana/shared/api/http/reply'
import { basicMessages } from '@kampana/shared/messages/basic-messages'

/** Why something failed, in words for people. */
export const errorMessage = (error: unknown): string =>
  (error instanceof Error && error.message) || statusMessage(500)

/** What an HTTP status means, in words for people. */
export const statusMessage = (status: number): string => basicMessages.status[status] ?? ''

/** The HTTP status of an error; undefined where it has none. */
export const statusOf = (error: unknown): number | undefined =>
  isObject(error) && typeof error.status === 'number' ? error.status : undefined

/** Whether a call was refused because nobody is signed in any more. */
export const isSessionOver = (error: unknown): boolean => [401, 419].includes(statusOf(error) ?? 0)

/** Whether a reply came that isn't what its schema says; the class would bring zod to every page. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ReplyShapeError'
