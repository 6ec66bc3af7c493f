import type { FastifyRequest } from 'fastify'
import { draftMessages } from '@kampana/shared/messages/draft-messages'
import { headerValue } from '@kampana/shared/text/header-value'
import { HttpError } from '../../error.ts'
import { matchesIfMatch, matchesIfNoneMatch } from '../etag.ts'

/** Which draft a call is based on. */
export type Precondition = (hash: string | undefined) => boolean

export const draftEtag = (hash: string): string => headerValue`"${hash}"`

/** Reads `If-Match` or `If-None-Match`. Throws a 428 where a call has neither and needs one. */
export const readPrecondition = ({ headers }: FastifyRequest, needsOne: boolean): Precondition => {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (needsOne && match === undefined && noneMatch === undefined)
    throw new HttpError(428, draftMessages.unconditional)
  return (hash) => {
    if (hash === undefined) return match === undefined
    return matchesIfMatch(match, draftEtag(hash)) && !matchesIfNoneMatch(noneMatch, draftEtag(hash))
  }
}

/** A draft is another than that on which a call is based. */
export class Overtaken extends Error {}
