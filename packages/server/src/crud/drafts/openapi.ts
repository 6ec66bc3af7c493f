import { inputSchema } from '@kampana/shared/schema/schema'
import type { Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import { asJson, changedMeanwhile, messageProperties, object, recordParams, routeSchema } from '../openapi.ts'

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
export const readDraftSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `What is drafted over one ${resource.singular}`, () => ({
    params: recordParams(resource),
    description: 'The draft',
    reply: { data: draft },
    refusals: [403, 404],
  }))

/** The OpenAPI schema of keeping a draft. */
export const saveDraftSchema = (resource: Resource): FastifySchema => {
  const summary = `Keep a draft over one live ${resource.singular}, which visitors don't see`
  return routeSchema(resource.name, summary, () => {
    const values = asJson(inputSchema(resource.fields, { partial: true }))
    return {
      params: recordParams(resource),
      headers: object({ 'if-match': ifMatch, 'if-none-match': ifNoneMatch }),
      body: object({ values, base: values, change_id: { type: 'integer' } }),
      reply: { ...messageProperties, data: { anyOf: [draft, { type: 'null' }] } },
      refusals: [403, 404, 422],
      otherAnswers: changedMeanwhile({ singular: 'draft' }),
    }
  })
}

/** The OpenAPI schema of discarding a draft. */
export const discardSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `Discard the draft over one ${resource.singular}`, () => ({
    params: recordParams(resource),
    headers: object({ 'if-match': ifMatch }),
    refusals: [403, 404],
  }))

/** The OpenAPI schema of the list of changes. */
export const changesSchema = routeSchema(
  'changes',
  'The changes that wait for their publication; with `mine`, one’s own of 30 days with their fate',
  () => ({
    querystring: object({ mine: { type: 'string' } }),
    description: 'The changes',
    reply: { data: { type: 'array', items: object(changeProperties) } },
  }),
)

/** The OpenAPI schema of a change as it is compared. */
export const detailSchema = routeSchema(
  'changes',
  'A change, with its records as they are and as they would be',
  () => ({
    params: object({ id: { type: 'integer' } }),
    description: 'The change',
    reply: { data: object(changeProperties) },
    refusals: [403, 404],
  }),
)

/** The OpenAPI schema of what is done with a change. */
export const changeSchema = (summary: string): FastifySchema =>
  routeSchema('changes', summary, () => ({
    body: object({}),
    reply: { ...messageProperties, data: object(changeProperties) },
    refusals: [403, 404, 422],
  }))
