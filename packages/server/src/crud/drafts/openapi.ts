import { errorMessages } from '@kampana/shared/messages/error-messages'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import { asJson, failure, invalidInput, messageProperties, object, recordParams } from '../openapi.ts'

const ifMatch = { type: 'string', description: 'The ETag of the draft on which this is based' }
const ifNoneMatch = { type: 'string', description: '* for the first draft' }
const moment = { type: 'string', format: 'date-time' }
const nullable = { type: ['string', 'null'] }

const recordProperties = {
  resource: { type: 'string' },
  id: { type: 'integer' },
  title: { type: 'string' },
  isLive: { type: 'boolean', description: 'Otherwise it goes live with the change' },
  hash: { type: 'string', description: 'Of the values as canonical JSON (SHA-256, base64url)' },
  version: { type: 'integer', description: "The live record's newest log entry" },
  by: { type: 'string' },
  at: moment,
  may: object({ edit: { type: 'boolean' }, publish: { type: 'boolean' } }),
}
const changeProperties = {
  id: { type: 'integer' },
  note: { type: 'string' },
  state: { type: 'string', enum: ['draft', 'asked', 'scheduled', 'sent back', 'published'] },
  publish_at: nullable,
  problem: nullable,
  review_note: nullable,
  by: { type: 'string' },
  at: moment,
  mine: { type: 'boolean' },
  asked_by: nullable,
  decided_by: nullable,
  decided_at: nullable,
  records: { type: 'array', items: object(recordProperties) },
}
const refusals = {
  403: failure(errorMessages.unauthorized),
  404: failure(errorMessages.noSuchRecord('Model', 7)),
}
const draft = object({
  ...recordProperties,
  values: object({}),
  base: object({}),
  live: object({}),
  conflicts: {
    type: 'array',
    items: { type: 'string' },
    description: 'Fields that were changed live meanwhile',
  },
  change: object(changeProperties),
})

/** The OpenAPI schema of the draft over a record. */
export const readDraftSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `What is drafted over one ${resource.singular}`,
  later: () => ({
    params: recordParams(resource),
    response: { 200: { description: 'The draft', ...object({ data: draft }) }, ...refusals },
  }),
})

/** The OpenAPI schema of keeping a draft. */
export const saveDraftSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `Keep a draft over one live ${resource.singular}, which visitors don't see`,
  later: () => {
    const values = asJson(inputSchema(resource.fields, { partial: true }))
    return {
      params: recordParams(resource),
      headers: object({ 'if-match': ifMatch, 'if-none-match': ifNoneMatch }),
      body: object({ values, base: values, change_id: { type: 'integer' } }),
      response: {
        200: {
          description: 'Done',
          ...object({ ...messageProperties, data: { anyOf: [draft, { type: 'null' }] } }),
        },
        ...refusals,
        412: failure(errorMessages.changedMeanwhile('draft')),
        422: invalidInput,
      },
    }
  },
})

/** The OpenAPI schema of discarding a draft. */
export const discardSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `Discard the draft over one ${resource.singular}`,
  later: () => ({
    params: recordParams(resource),
    headers: object({ 'if-match': ifMatch }),
    response: { 200: { description: 'Done', ...object(messageProperties) }, ...refusals },
  }),
})

/** The OpenAPI schema of the list of changes. */
export const changesSchema: FastifySchema = {
  tags: ['changes'],
  summary: 'The changes that wait for their publication; with `mine`, one’s own of 30 days with their fate',
  later: () => ({
    querystring: object({ mine: { type: 'string' } }),
    response: {
      200: {
        description: 'The changes',
        ...object({ data: { type: 'array', items: object(changeProperties) } }),
      },
    },
  }),
}

/** The OpenAPI schema of a change as it is compared. */
export const detailSchema: FastifySchema = {
  tags: ['changes'],
  summary: 'A change, with its records as they are and as they would be',
  later: () => ({
    params: object({ id: { type: 'integer' } }),
    response: {
      200: { description: 'The change', ...object({ data: object(changeProperties) }) },
      ...refusals,
    },
  }),
}

/** The OpenAPI schema of what is done with a change. */
export const changeSchema = (summary: string): FastifySchema => ({
  tags: ['changes'],
  summary,
  later: () => ({
    body: object({}),
    response: {
      200: { description: 'Done', ...object({ ...messageProperties, data: object(changeProperties) }) },
      ...refusals,
      422: invalidInput,
    },
  }),
})
