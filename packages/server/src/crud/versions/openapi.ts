import { errorMessages } from '@kampana/shared/messages/error-messages'
import { recordSchema } from '@kampana/shared/schema/schema'
import type { Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import { answers, asJson, failure, ifMatch, messageProperties, object, recordParams } from '../openapi.ts'

/** The OpenAPI schema of the list of a record's versions. */
export const versionsSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `The versions of one ${resource.singular}, newest first`,
  later: () => ({
    params: recordParams(resource),
    querystring: object({ before: { type: 'string', description: "The former page's `next`" } }),
    response: {
      200: {
        description: 'A page',
        ...object({
          data: { type: 'array', items: versionProperties },
          next: { type: ['integer', 'null'], description: 'The `before` of the next page' },
          former: {
            type: 'array',
            items: object({}),
            description: 'On the last page: what was written before it was a record, as text',
          },
        }),
        required: ['data', 'next'],
      },
      403: failure(errorMessages.unauthorized),
      404: failure(errorMessages.noSuchRecord('Model', 7)),
    },
  }),
})

/** The OpenAPI schema of one version. */
export const versionSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `One ${resource.singular} as it was after an entry of the log`,
  later: () => ({
    params: recordParams(resource, version),
    response: {
      200: {
        description: 'The version',
        ...object({
          data: object({
            id: { type: 'integer' },
            record: object({}),
            unknown: {
              type: 'array',
              items: { type: 'string' },
              description: "Fields that the log never keeps: their values are today's",
            },
          }),
        }),
      },
      403: failure(errorMessages.unauthorized),
      404: failure(errorMessages.noSuchVersion),
    },
  }),
})

/** The OpenAPI schema of putting a version back. */
export const putBackSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `Change a ${resource.singular} to what it was after an entry of the log`,
  later: () => ({
    params: recordParams(resource, version),
    headers: ifMatch,
    response: {
      ...answers(resource, 'edit'),
      200: {
        description: 'Done',
        ...object({
          ...messageProperties,
          data: asJson(recordSchema(resource.fields)),
          former: { type: 'integer', description: 'The version that it was before, for undoing' },
        }),
      },
      404: failure(errorMessages.noSuchVersion),
    },
  }),
})

const version = {
  version: { type: 'integer', description: "A log entry's id; 0 is the version before the first entry" },
}
const versionProperties = object({
  id: { type: 'integer' },
  action: { type: ['string', 'null'] },
  username: { type: ['string', 'null'] },
  name: { type: ['string', 'null'] },
  created_at: { type: ['string', 'null'] },
  changed: { type: 'array', items: { type: 'string' }, description: 'The fields that were set' },
  current: { type: 'boolean' },
  put_back: { type: 'integer', description: 'The version that this change has put back' },
})
