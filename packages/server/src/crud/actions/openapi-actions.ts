import { mostAtOnce, type CustomAction } from '@kampana/shared/custom-action'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { pluralName, type Fields, type Resource } from '@kampana/shared/resource'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { asJson, failure, recordParams, invalidInput, messageProperties, object } from '../openapi.ts'

/** The OpenAPI schema of the route of a custom action, or of several that its body tells apart. */
export const customActionSchema = (
  resource: Resource,
  actions: readonly CustomAction[],
  form: Fields | undefined,
): FastifySchema => ({
  tags: [resource.name],
  summary: `${joinLabels(actions)} one ${resource.singular}`,
  later: () => ({
    params: recordParams(resource),
    ...(form && { body: asJson(inputSchema(form)) }),
    response: {
      200: { description: 'Done', ...object({ message: { type: 'string' } }) },
      403: failure(errorMessages.unauthorized),
      404: failure(errorMessages.noSuchRecord('Model', 7)),
      ...Object.fromEntries(actions.flatMap(({ when }) => (when ? [[409, failure(when.otherwise)]] : []))),
      419: failure(errorMessages.csrfMismatch),
      ...(form && { 422: failure('The first error') }),
    },
  }),
})

/** The OpenAPI schema of the route of a custom action for several records. */
export const bulkActionSchema = (resource: Resource, action: CustomAction): FastifySchema => ({
  tags: [resource.name],
  summary: `${action.label}: several ${pluralName(resource)}`,
  later: () => {
    const body = asJson(inputSchema(action.fields))
    const id = { type: 'integer' }
    const ids = { type: 'array', items: id, maxItems: mostAtOnce }
    return {
      body: { ...body, properties: Object.assign({}, body.properties, { ids }) },
      response: {
        200: {
          description: 'What was changed, by former values, and what was left out',
          ...object({
            ...messageProperties,
            changed: {
              type: 'array',
              items: object({ ids: { type: 'array', items: id }, before: object({}) }),
            },
            refused: {
              type: 'array',
              items: object({ id, title: { type: 'string' }, message: { type: 'string' } }),
            },
          }),
        },
        403: failure(errorMessages.unauthorized),
        419: failure(errorMessages.csrfMismatch),
        422: invalidInput,
      },
    }
  },
})

/** `Activate or deactivate`. */
const joinLabels = (actions: readonly CustomAction[]): string =>
  actions.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())).join(' or ')
