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
import { singularPhrase } from '../openapi-nouns.ts'

const ifMatch = { type: 'string', description: 'ETag of the draft on which the values are based' }
const mine = {
  type: 'string',
  description:
    'Any value lists the releases of the signed-in user in the last 30 days instead, with their outcome',
}
const ifNoneMatch = { type: 'string', description: '`*` for the first draft' }
/** OpenAPI schema of a record's draft. */
export const readDraftSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `Show the draft of ${singularPhrase(resource)}`, () => ({
    params: recordParams(resource),
    description: 'The draft',
    reply: dataOf(draftSchema),
    refusals: [403, 404],
  }))

/** OpenAPI schema of saving a draft. */
export const saveDraftSchema = (resource: Resource): FastifySchema => {
  const summary = `Save a draft of ${singularPhrase(resource)}`
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
  routeSchema(resource.name, `Discard the draft of ${singularPhrase(resource)}`, () => ({
    params: recordParams(resource),
    headers: object({ 'if-match': ifMatch }),
    refusals: [403, 404],
  }))

/** OpenAPI schema of the list of releases. */
export const releasesSchema = routeSchema('releases', 'List the open releases', () => ({
  querystring: object({ mine }),
  description: 'The releases',
  reply: rowsOf(releaseSchema),
}))

/** OpenAPI schema of a release with its comparison. */
export const detailSchema = routeSchema(
  'releases',
  'Show a release, with its records before and after publication',
  () => ({
    params: object({ id: { type: 'integer' } }),
    description: 'The release',
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
