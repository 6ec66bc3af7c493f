import { refusals } from '@kampana/shared/refusals'
import type { Fields } from '@kampana/shared/resource'
import { readInput } from '@kampana/shared/schema'
import type { FastifyRequest } from 'fastify'
import { invalid, tooMany } from '../error.ts'
import { countTry, type Limit } from '../http/limits.ts'
import type { Parts } from '../parts.ts'

/** What a person sent in a form. Throws every error by field. */
export const readForm = <F extends Fields>(fields: F, { body }: Pick<FastifyRequest, 'body'>) => {
  const read = readInput(fields, body)
  if ('errors' in read) throw invalid(read.errors)
  return read.input
}

/** Counts a try and refuses the one too many, for everybody alike who shares the name. */
export const refuseTooMany = async (
  parts: Pick<Parts, 'db' | 'now'>,
  name: string,
  limit: Limit,
): Promise<void> => {
  const seconds = await countTry(parts, name, limit)
  if (seconds > 0) throw tooMany(seconds, { message: refusals.tooManyAttempts })
}
