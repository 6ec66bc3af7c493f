import { trashEntrySchema } from '@kampana/shared/api/finding-replies'
import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
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

/** OpenAPI schema of the list of deleted records. */
export const trashSchema = (resource: Resource): FastifySchema => {
  const summary = `Deleted ${pluralName(resource)} that can still be restored: who deleted them, when, and until when they are kept`
  return routeSchema(resource.name, summary, () => ({
    querystring: object({
      q: { type: 'string', description: 'Words of the title' },
      page: { type: 'string' },
      per_page: { type: 'string' },
    }),
    description: 'A page',
    reply: rowsOf(trashEntrySchema),
    refusals: [403],
  }))
}

/** OpenAPI schema of restoring deleted records. */
export const restoreSchema = (resource: Resource): FastifySchema => {
  const summary = `Bring deleted ${pluralName(resource)} back while they are in the trash; ids are joined by commas`
  return routeSchema(resource.name, summary, () => ({
    params: idsParams,
    description: 'Restored',
    reply: { ...messageProperties, data: { type: 'array', items: asJson(recordSchema(resource.fields)) } },
    refusals: [403, 419, 422],
    otherAnswers: { ...changedMeanwhile(resource), 404: failure(basicErrorMessages.notInTrash) },
  }))
}
