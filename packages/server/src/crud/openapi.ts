import { errorMessages } from '@kampana/shared/messages/error-messages'
import { pluralName, type Action, type Fields, type Resource } from '@kampana/shared/resource'
import { inputSchema, recordSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

declare module 'fastify' {
  interface FastifySchema {
    /** The rest of the description, made when somebody reads the document: no start waits for it. */
    later?: () => FastifySchema
  }
}

/** What the API's document says of one call on a resource. */
export const actionSchema = (resource: Resource, action: Action): FastifySchema => ({
  tags: [resource.name],
  summary: summaries[action]?.(resource) ?? action,
  later: () => ({
    ...(action === 'list' && { querystring: listQuery }),
    ...((action === 'show' || action === 'edit') && { params: idParams }),
    ...(action === 'delete' && { params: idsParams }),
    ...((action === 'edit' || action === 'delete') && { headers: ifMatch }),
    ...((action === 'create' || action === 'edit') && {
      body: asJson(inputSchema(resource.fields, { partial: action === 'edit' })),
    }),
    response: answers(resource, action),
  }),
})

/** What the API's document says of taking a deletion back. */
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
          message: { type: 'string' },
          data: { type: 'array', items: asJson(recordSchema(resource.fields)) },
        }),
      },
      404: failure(errorMessages.notInTrash),
    },
  }),
})

/** What the API's document says of a call that sends a form. */
export const formSchema = (tag: string, summary: string, form: Fields): FastifySchema => ({
  tags: [tag],
  summary,
  later: () => ({
    body: asJson(inputSchema(form)),
    response: {
      200: { description: 'Done', ...object({ message: { type: 'string' } }) },
      419: failure(errorMessages.csrfMismatch),
      422: failure('The first error'),
    },
  }),
})

const summaries: Partial<Record<Action, (resource: Resource) => string>> = {
  list: ({ label }) => `${label}, sorted, filtered and paged`,
  show: ({ singular }) => `One ${singular}`,
  create: ({ singular }) => `Make a new ${singular}`,
  edit: ({ singular }) => `Change a ${singular}; what isn't sent stays`,
  delete: (resource) => `Delete ${pluralName(resource)}; ids are joined by commas`,
}

const answers = (resource: Resource, action: Action): Record<string, JsonSchema> => {
  const record = asJson(recordSchema(resource.fields))
  const message = { type: 'string' }
  if (action === 'list')
    return {
      200: {
        description: 'A page',
        ...object({ data: { type: 'array', items: record }, links: object({}), meta: object({}) }),
      },
    }
  if (action === 'show')
    return {
      200: { description: 'The record', ...object({ data: record }) },
      404: failure(errorMessages.noSuchRecord('Model', 7)),
    }
  const changed = {
    description: 'Done',
    ...object(action === 'delete' ? { message, restorable_until: message } : { message, data: record }),
  }
  return {
    [action === 'create' ? 201 : 200]: changed,
    403: failure(errorMessages.unauthorized),
    ...(action !== 'create' && { 412: failure(errorMessages.changedMeanwhile(resource.singular)) }),
    419: failure(errorMessages.csrfMismatch),
    422: failure('The first error'),
  }
}

const listQuery = object({
  sort: { type: 'string', description: '["field","ASC"|"DESC"]' },
  range: { type: 'string', description: '[first,last], from 0' },
  filter: {
    type: 'string',
    description:
      '{"field": value or values, "field_gte" (_gt, _lte, _lt, _neq): value, "field_q": words it holds, "field_empty": 1 or 0, "q": words}',
  },
  include: { type: 'string', description: 'Long fields to carry, for at most 10 rows' },
  page: { type: 'string' },
  per_page: { type: 'string' },
})
const idsParams = object({ ids: { type: 'string', description: '7 or 7,8' } })
const ifMatch = object({
  'if-match': { type: 'string', description: 'The ETag of the version that is meant; without it, any' },
})
const idParams = object({ id: { type: 'integer' } })
const failure = (example: string): JsonSchema => ({
  description: example,
  ...object({ message: { type: 'string', examples: [example] } }),
})
function object(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties }
}
function asJson(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
