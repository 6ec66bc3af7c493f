import { errorMessages } from '@kampana/shared/messages/error-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import { recordSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { answers, asJson, failure, idsParams, messageProperties, object } from '../openapi.ts'

/** The OpenAPI schema of the list of deleted records. */
export const trashSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `Deleted ${pluralName(resource)} that can still be restored: who deleted them, when, and until when they are kept`,
  later: () => ({
    querystring: object({
      q: { type: 'string', description: 'Words of the title' },
      page: { type: 'string' },
      per_page: { type: 'string' },
    }),
    response: {
      200: { description: 'A page', ...object({ data: { type: 'array', items: object({}) } }) },
      403: failure(errorMessages.unauthorized),
    },
  }),
})

/** The OpenAPI schema of restoring deleted records. */
export const restoreSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `Bring deleted ${pluralName(resource)} back while they are in the trash; ids are joined by commas`,
  later: () => ({
    params: idsParams,
    response: {
      ...answers(resource, 'edit'),
      200: {
        description: 'Restored',
        ...object({
          ...messageProperties,
          data: { type: 'array', items: asJson(recordSchema(resource.fields)) },
        }),
      },
      404: failure(errorMessages.notInTrash),
    },
  }),
})
