import type { FastifyRequest } from 'fastify'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { headerValue } from '@kampana/engine-declare/text/header-value'
import { HttpError } from '../../error.ts'
import { matchesIfMatch, matchesIfNoneMatch } from '../etag.ts'

/** Condition on the draft that a call is based on. */
export type Precondition = (hash: string | undefined) => boolean

export const draftEtag = (hash: string): string => headerValue`"${hash}"`

/** Reads `If-Match` or `If-None-Match`. Throws a 428 if a call needs one and has neither. */
export const readPrecondition = ({ headers }: FastifyRequest, needsOne: boolean): Precondition => {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (needsOne && match === undefined && noneMatch === undefined)
    throw new HttpError(428, draftMessages.unconditional)
  return (hash) => {
    if (hash === undefined) return match === undefined
    return matchesIfMatch(match, draftEtag(hash)) && !matchesIfNoneMatch(noneMatch, draftEtag(hash))
  }
}

/** The draft differs from the one that a call is based on. */
export class Overtaken extends Error {}
