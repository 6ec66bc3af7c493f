import { bulkReplySchema } from '@kampana/shared/api/bulk-api'
import { maxAtOnce, type CustomAction } from '@kampana/shared/custom-action'
import { pluralName, type Fields, type Resource } from '@kampana/shared/resource'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { asJson, failure, recordParams, messageProperties, propertiesOf, routeSchema } from '../openapi.ts'

/** OpenAPI schema of a custom action's route, or of a route whose body selects one of several actions. */
export const customActionSchema = (
  resource: Resource,
  actions: readonly CustomAction[],
  form: Fields | undefined,
): FastifySchema =>
  routeSchema(resource.name, `${joinLabels(actions)} one ${resource.singular}`, () => ({
    params: recordParams(resource),
    ...(form && { body: asJson(inputSchema(form)) }),
    reply: { message: { type: 'string' } },
    refusals: [403, 404, 419],
    otherAnswers: {
      ...Object.fromEntries(actions.flatMap(({ when }) => (when ? [[409, failure(when.otherwise)]] : []))),
      ...(form && { 422: failure('The first error') }),
    },
  }))

/** OpenAPI schema of the route that applies a custom action to several records. */
export const bulkActionSchema = (resource: Resource, action: CustomAction): FastifySchema =>
  routeSchema(resource.name, `${action.label}: several ${pluralName(resource)}`, () => {
    const body = asJson(inputSchema(action.fields))
    const ids = { type: 'array', items: { type: 'integer' } }
    return {
      body: {
        ...body,
        properties: Object.assign({}, body['properties'], { ids: { ...ids, maxItems: maxAtOnce } }),
      },
      description: 'What was changed, by former values, and what was left out',
      reply: { ...messageProperties, ...propertiesOf(bulkReplySchema) },
      refusals: [403, 419, 422],
    }
  })

/** `Activate or deactivate`. */
const joinLabels = (actions: readonly CustomAction[]): string =>
  actions.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())).join(' or ')
