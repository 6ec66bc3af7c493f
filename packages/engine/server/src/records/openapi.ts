import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { takenFields, type Action, type Resource } from '@kampana/engine-declare/resource'
import { inputSchema, recordSchema } from '@kampana/engine-declare/schema/schema'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import { singularPhrase, pluralPhrase } from '@kampana/engine-declare/calls/nouns'
import { listQuery } from './query/openapi-list-query.ts'

type JsonSchema = Record<string, unknown>

declare module 'fastify' {
  interface FastifySchema {
    /** Rest of the schema, generated when the document is first read, so that it doesn't delay the start. */
    later?: () => FastifySchema
  }
}

/** OpenAPI schema of an action's route. */
export const actionSchema = (resource: Resource, action: Action): FastifySchema =>
  routeSchema(resource.name, summaries[action]?.(resource) ?? action, () => ({
    ...(action === 'list' && { querystring: listQuery }),
    ...((action === 'show' || action === 'edit') && { params: recordParams(resource) }),
    ...(action === 'delete' && { params: idsParams }),
    ...(action === 'delete' &&
      resource.asks?.delete && { querystring: asJson(inputSchema(resource.asks.delete)) }),
    ...((action === 'edit' || action === 'delete') && { headers: ifMatch }),
    ...((action === 'create' || action === 'edit') && {
      body: asJson(inputSchema(takenFields(resource, action), { partial: action === 'edit' })),
    }),
    ...replyOf(resource, action),
  }))

/** Input and replies of a route. */
interface Route {
  params?: JsonSchema
  querystring?: JsonSchema
  headers?: JsonSchema
  body?: JsonSchema
  /** Properties of the reply; a message only by default. Null for an empty reply. */
  reply?: JsonSchema | null
  /** Media type of a reply that isn't a JSON object. */
  content?: string
  status?: 200 | 201 | 202 | 204 | 302
  /** Description of the reply; success by default. */
  description?: string
  /** Properties in every reply. */
  required?: readonly string[]
  /** Errors with the usual schemas, and other replies by status. */
  refusals?: readonly (keyof typeof usual)[]
  otherAnswers?: Readonly<Record<number, JsonSchema>>
}

/** OpenAPI schema of a route. Its details are generated when the document is first read. */
export const routeSchema = (tag: string, summary: string, describe: () => Route): FastifySchema => ({
  tags: [tag],
  summary,
  later: () => {
    const {
      reply = messageProperties,
      content,
      status = 200,
      description = 'Success',
      required,
      ...route
    } = describe()
    const { refusals = [], otherAnswers, ...takes } = route
    return {
      ...takes,
      response: {
        [status]: { description, ...successOf(reply, content), ...(required && { required }) },
        ...Object.fromEntries(refusals.map((each) => [each, usual[each]])),
        ...otherAnswers,
      },
    }
  },
})

const successOf = (reply: JsonSchema | null, content: string | undefined): JsonSchema => {
  if (content !== undefined) return { content: { [content]: { schema: {} } } }
  return reply === null ? { type: 'null' } : object(reply)
}

const summaries: Partial<Record<Action, (resource: Resource) => string>> = {
  list: (resource) => `List ${pluralPhrase(resource)}`,
  show: (resource) => `Show ${singularPhrase(resource)}`,
  create: (resource) => `Create ${singularPhrase(resource)}`,
  edit: (resource) => `Edit ${singularPhrase(resource)}; omitted fields don’t change`,
  delete: (resource) => `Delete ${pluralPhrase(resource)}`,
}

/** Reply of a standard action. */
const replyOf = (resource: Resource, action: Action): Route => {
  const record = asJson(recordSchema(resource.fields))
  if (action === 'list') {
    const rows = { type: 'array', items: asJson(recordSchema(resource.fields, { inList: true })) }
    return { description: 'A page of results', reply: { data: rows, links: object({}), meta: object({}) } }
  }
  if (action === 'show') return { description: 'The record', reply: { data: record }, refusals: [404] }
  return {
    status: action === 'create' ? 201 : 200,
    reply: {
      ...messageProperties,
      ...(action === 'delete' ? { restorable_until: { type: 'string' } } : { data: record }),
    },
    refusals: [403, 419, 422],
    ...(action !== 'create' && { otherAnswers: changedMeanwhile(resource) }),
  }
}

/** Error for a record that changed meanwhile. */
export const changedMeanwhile = ({ singular }: Pick<Resource, 'singular'>) => ({
  412: failure(basicErrorMessages.changedMeanwhile(singular)),
})

const idsParams = object({
  ids: { type: 'string', description: 'Id, or ids separated by commas: `7` or `7,8`' },
})
const ifMatch = object({
  'if-match': { type: 'string', description: 'ETag of the expected version; omit it to accept any version' },
})
const recordParams = ({ singleton = false }: Resource): JsonSchema =>
  object({ ...(!singleton && { id: { type: 'integer' } }) })
export const messageProperties = {
  message: { type: 'string' },
  code: {
    type: 'string',
    description: 'Template of the message, such as `The %{0} was saved.`; omitted if it has no values',
  },
  values: {
    type: 'array',
    items: {},
    description:
      'Values of the template by number. Each is a text, or a message with its own code and values.',
  },
}
export const failure = (text: string): JsonSchema => ({
  description: stripDelimiters(text),
  ...object({ ...messageProperties, message: { type: 'string', examples: [stripDelimiters(text)] } }),
})
const texts = { type: 'array', items: { type: 'string' } }
const invalidInput = {
  description: 'Invalid input, with the errors by field',
  ...object({
    ...messageProperties,
    errors: { type: 'object', additionalProperties: texts, description: 'Error messages by field' },
    codes: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: object({ code: { type: 'string' }, values: { type: 'array', items: {} } }),
      },
      description: 'Code and values of each error message; omitted if none has values',
    },
  }),
}
export function object(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties }
}
/** Data of a reply, by the schema with which clients parse it. */
export const dataOf = (schema: () => z.ZodType): JsonSchema => ({ data: asJson(schema()) })
export function asJson(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** Errors that are the same everywhere. */
const usual = {
  403: failure(basicErrorMessages.unauthorized),
  404: failure(basicErrorMessages.noSuchRecord('Model', 7)),
  419: failure(basicErrorMessages.csrfMismatch),
  422: invalidInput,
}
