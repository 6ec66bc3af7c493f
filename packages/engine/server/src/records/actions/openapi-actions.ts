import { bulkReplySchema } from '@kampana/engine-declare/api/bulk-api'
import { maxAtOnce, type CustomAction } from '@kampana/engine-declare/custom-action'
import type { Fields, Resource } from '@kampana/engine-declare/resource'
import { inputSchema } from '@kampana/engine-declare/schema/schema'
import type { FastifySchema } from 'fastify'
import { asJson, failure, recordParams, messageProperties, propertiesOf, routeSchema } from '../openapi.ts'
import { singularPhrase, pluralPhrase } from '@kampana/engine-declare/calls/nouns'

/** OpenAPI schema of a custom action's route, or of a route whose body selects one of several actions. */
export const customActionSchema = (
  resource: Resource,
  actions: readonly CustomAction[],
  form: Fields | undefined,
): FastifySchema =>
  routeSchema(resource.name, `Apply ${joinLabels(actions)} to ${singularPhrase(resource)}`, () => ({
    params: recordParams(resource),
    ...(form && { body: asJson(inputSchema(form)) }),
    reply: { message: { type: 'string' } },
    refusals: [403, 404, 419],
    otherAnswers: {
      ...Object.fromEntries(actions.flatMap(({ when }) => (when ? [[409, failure(when.otherwise)]] : []))),
      ...(form && { 422: failure('Error of the first invalid field') }),
    },
  }))

/** OpenAPI schema of the route that applies a custom action to several records. */
export const bulkActionSchema = (resource: Resource, action: CustomAction): FastifySchema =>
  routeSchema(resource.name, `Apply ${joinLabels([action])} to ${pluralPhrase(resource)}`, () => {
    const body = asJson(inputSchema(action.fields))
    const ids = { type: 'array', items: { type: 'integer' } }
    return {
      body: {
        ...body,
        properties: Object.assign({}, body['properties'], { ids: { ...ids, maxItems: maxAtOnce } }),
      },
      description: 'Changed records with their former values, and skipped records with the reasons',
      reply: { ...messageProperties, ...propertiesOf(bulkReplySchema) },
      refusals: [403, 419, 422],
    }
  })

/** “Activate” or “Deactivate”. */
const joinLabels = (actions: readonly CustomAction[]): string =>
  actions.map(({ label }) => `“${label}”`).join(' or ')
