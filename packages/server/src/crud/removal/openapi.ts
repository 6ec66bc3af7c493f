import { trashEntrySchema } from '@kampana/shared/api/finding-replies'
import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import type { Resource } from '@kampana/shared/resource'
import { recordSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import {
  asJson,
  changedMeanwhile,
  failure,
  idsParams,
  messageProperties,
  object,
  routeSchema,
  rowsOf,
} from '../openapi.ts'
import { pluralPhrase } from '@kampana/shared/calls/nouns'

/** OpenAPI schema of the list of deleted records. */
export const trashSchema = (resource: Resource): FastifySchema => {
  const summary = `List deleted ${pluralPhrase(resource)} that can still be restored`
  return routeSchema(resource.name, summary, () => ({
    querystring: object({
      q: { type: 'string', description: 'Words in the title' },
      page: { type: 'string' },
      per_page: { type: 'string' },
    }),
    description: 'A page of results',
    reply: rowsOf(trashEntrySchema),
    refusals: [403],
  }))
}

/** OpenAPI schema of restoring deleted records. */
export const restoreSchema = (resource: Resource): FastifySchema => {
  const summary = `Restore deleted ${pluralPhrase(resource)} from the trash`
  return routeSchema(resource.name, summary, () => ({
    params: idsParams,
    description: 'The restored records',
    reply: { ...messageProperties, data: { type: 'array', items: asJson(recordSchema(resource.fields)) } },
    refusals: [403, 419, 422],
    otherAnswers: { ...changedMeanwhile(resource), 404: failure(basicErrorMessages.notInTrash) },
  }))
}
