import { releaseDetailSchema, releaseSchema, draftSchema } from '@kampana/shared/api/releases'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import {
  asJson,
  changedMeanwhile,
  dataOf,
  messageProperties,
  object,
  recordParams,
  routeSchema,
  rowsOf,
} from '../openapi.ts'

const ifMatch = { type: 'string', description: 'The ETag of the draft on which this is based' }
const ifNoneMatch = { type: 'string', description: '* for the first draft' }
/** OpenAPI schema of a record's draft. */
export const readDraftSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `What is drafted over one ${resource.singular}`, () => ({
    params: recordParams(resource),
    description: 'The draft',
    reply: dataOf(draftSchema),
    refusals: [403, 404],
  }))

/** OpenAPI schema of saving a draft. */
export const saveDraftSchema = (resource: Resource): FastifySchema => {
  const summary = `Keep a draft over one live ${resource.singular}, which visitors don't see`
  return routeSchema(resource.name, summary, () => {
    const values = asJson(inputSchema(resource.fields, { partial: true }))
    return {
      params: recordParams(resource),
      headers: object({ 'if-match': ifMatch, 'if-none-match': ifNoneMatch }),
      body: object({ values, base: values, change_id: { type: 'integer' } }),
      reply: { ...messageProperties, ...dataOf(() => draftSchema().nullable()) },
      refusals: [403, 404, 422],
      otherAnswers: changedMeanwhile({ singular: 'draft' }),
    }
  })
}

/** OpenAPI schema of discarding a draft. */
export const discardSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `Discard the draft over one ${resource.singular}`, () => ({
    params: recordParams(resource),
    headers: object({ 'if-match': ifMatch }),
    refusals: [403, 404],
  }))

/** OpenAPI schema of the list of releases. */
export const releasesSchema = routeSchema(
  'releases',
  'The changes that wait for their publication; with `mine`, one’s own of 30 days with their fate',
  () => ({
    querystring: object({ mine: { type: 'string' } }),
    description: 'The changes',
    reply: rowsOf(releaseSchema),
  }),
)

/** OpenAPI schema of a release with its comparison. */
export const detailSchema = routeSchema(
  'releases',
  'A change, with its records as they are and as they would be',
  () => ({
    params: object({ id: { type: 'integer' } }),
    description: 'The change',
    reply: dataOf(releaseDetailSchema),
    refusals: [403, 404],
  }),
)

/** OpenAPI schema of the steps of a release. */
export const releaseReplySchema = (summary: string): FastifySchema =>
  routeSchema('releases', summary, () => ({
    body: object({}),
    reply: { ...messageProperties, ...dataOf(releaseSchema) },
    refusals: [403, 404, 422],
  }))
