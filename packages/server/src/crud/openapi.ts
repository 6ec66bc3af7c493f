import { errorMessages } from '@kampana/shared/messages/error-messages'
import { toText } from '@kampana/shared/messages/message'
import { pluralName, type Action, type Fields, type Resource } from '@kampana/shared/resource'
import { inputSchema, recordSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

declare module 'fastify' {
  interface FastifySchema {
    /** The rest of the schema, generated when the document is first read, so that no start waits for it. */
    later?: () => FastifySchema
  }
}

/** The OpenAPI schema of an action's route. */
export const actionSchema = (resource: Resource, action: Action): FastifySchema => ({
  tags: [resource.name],
  summary: summaries[action]?.(resource) ?? action,
  later: () => ({
    ...(action === 'list' && { querystring: listQuery }),
    ...((action === 'show' || action === 'edit') && { params: recordParams(resource) }),
    ...(action === 'delete' && { params: idsParams }),
    ...((action === 'edit' || action === 'delete') && { headers: ifMatch }),
    ...((action === 'create' || action === 'edit') && {
      body: asJson(inputSchema(resource.fields, { partial: action === 'edit' })),
    }),
    response: answers(resource, action),
  }),
})

/** What a form answers besides its message, or instead of it. */
interface FormReply {
  status?: 200 | 201
  data?: JsonSchema
  hasMessage?: boolean
}

/** The OpenAPI schema of a route that takes a form. */
export const formSchema = (
  tag: string,
  summary: string,
  form: Fields,
  { status = 200, data, hasMessage = true }: FormReply = {},
): FastifySchema => ({
  tags: [tag],
  summary,
  later: () => ({
    body: asJson(inputSchema(form)),
    response: {
      [status]: {
        description: 'Done',
        ...object({ ...(hasMessage && messageProperties), ...(data && { data }) }),
        required: [...(hasMessage ? ['message'] : []), ...(data ? ['data'] : [])],
      },
      419: failure(errorMessages.csrfMismatch),
      422: invalidInput,
    },
  }),
})

const summaries: Partial<Record<Action, (resource: Resource) => string>> = {
  list: ({ label }) => `${label}, sorted, filtered and paged`,
  show: ({ singular, singleton }) => `${singleton ? 'The' : 'One'} ${singular}`,
  create: ({ singular }) => `Make a new ${singular}`,
  edit: ({ singular, singleton }) => `Change ${singleton ? 'the' : 'a'} ${singular}; what isn't sent stays`,
  delete: (resource) => `Delete ${pluralName(resource)}; ids are joined by commas`,
}

export const answers = (resource: Resource, action: Action): Record<string, JsonSchema> => {
  const record = asJson(recordSchema(resource.fields))
  if (action === 'list')
    return {
      200: {
        description: 'A page',
        ...object({
          data: { type: 'array', items: asJson(recordSchema(resource.fields, { inList: true })) },
          links: object({}),
          meta: object({}),
        }),
      },
    }
  if (action === 'show')
    return {
      200: { description: 'The record', ...object({ data: record }) },
      404: failure(errorMessages.noSuchRecord('Model', 7)),
    }
  const changed = {
    description: 'Done',
    ...object({
      ...messageProperties,
      ...(action === 'delete' ? { restorable_until: { type: 'string' } } : { data: record }),
    }),
  }
  return {
    [action === 'create' ? 201 : 200]: changed,
    403: failure(errorMessages.unauthorized),
    ...(action !== 'create' && { 412: failure(errorMessages.changedMeanwhile(resource.singular)) }),
    419: failure(errorMessages.csrfMismatch),
    422: invalidInput,
  }
}

const listQuery = object({
  sort: {
    type: 'string',
    description: '["field","ASC"|"DESC"]; for staff also "relevance" beside a filter q',
  },
  range: { type: 'string', description: '[first,last], from 0' },
  filter: {
    type: 'string',
    description:
      '{"field": value or values, "field_gte" (_gt, _lte, _lt, _neq): value, "field_q": words it holds, "field_empty": 1 or 0, "q": words; for staff also "created_by" and "updated_by": people\'s ids}',
  },
  include: {
    type: 'string',
    description:
      'Long fields to carry, for at most 10 rows; for staff also `authors`, `found_in` (where a hit of q stands) and `corrections` (similar words where none has those of q, named as `instead`)',
  },
  page: { type: 'string' },
  per_page: { type: 'string' },
})
export const idsParams = object({ ids: { type: 'string', description: '7 or 7,8' } })
export const ifMatch = object({
  'if-match': { type: 'string', description: 'The ETag of the version that is meant; without it, any' },
})
/** The parameters of a path that leads to one record, and of what it goes on with. */
export const recordParams = ({ singleton = false }: Resource, more: JsonSchema = {}): JsonSchema =>
  object({ ...(!singleton && { id: { type: 'integer' } }), ...more })
export const messageProperties = {
  message: { type: 'string' },
  code: {
    type: 'string',
    description: "Its template, such as 'The %{0} was saved.'; absent where the message has no values",
  },
  values: {
    type: 'array',
    items: {},
    description: 'Its values in the order of their numbers: texts, or messages as a code and its values',
  },
}
export const failure = (text: string): JsonSchema => ({
  description: toText(text),
  ...object({ ...messageProperties, message: { type: 'string', examples: [toText(text)] } }),
})
const texts = { type: 'array', items: { type: 'string' } }
export const invalidInput = {
  description: 'The first error',
  ...object({
    ...messageProperties,
    errors: { type: 'object', additionalProperties: texts, description: 'Texts by field' },
    codes: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: object({ code: { type: 'string' }, values: { type: 'array', items: {} } }),
      },
      description: 'Code and values of each of these texts; absent where none has values',
    },
  }),
}
export function object(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties }
}
export function asJson(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
