import type { Fields } from '@kampana/shared/resource'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../error.ts'

/** What a person sent in a form. Throws every error by field. */
export const readForm = <F extends Fields>(fields: F, { body }: Pick<FastifyRequest, 'body'>) => {
  const read = readInput(fields, body)
  if ('errors' in read) throw invalid(read.errors)
  return read.input
}
