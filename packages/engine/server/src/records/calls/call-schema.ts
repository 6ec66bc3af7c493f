import { hasMessage, type Call } from '@kampana/engine-declare/calls/call'
import { inputSchema } from '@kampana/engine-declare/schema/schema'
import type { FastifySchema } from 'fastify'
import {
  asJson,
  changedMeanwhile,
  dataOf,
  failure,
  messageProperties,
  object,
  routeSchema,
} from '../openapi.ts'
import { splitShape } from './parse-body.ts'

/** OpenAPI schema of a declared call. */
export const callSchema = (call: Call): FastifySchema => {
  const { tag, summary, description, headers, refusals = [] } = call
  const schema = routeSchema(tag, summary, () => ({
    ...paramsOf(call),
    ...queryOf(call),
    ...bodyOf(call),
    ...(headers && { headers: object(textsOf(headers)) }),
    ...replyOf(call),
    refusals: refusals.filter((status) => status !== 412),
    otherAnswers: otherAnswersOf(call),
  }))
  return description === undefined ? schema : { ...schema, description }
}

const paramsOf = ({ path, ids = {}, params = {} }: Call) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  const entries = names.map((name) => [name, params[name] ?? { type: name in ids ? 'integer' : 'string' }])
  return { params: object(Object.fromEntries(entries)) }
}

const queryOf = ({ query }: Call) => {
  if (!query) return {}
  return { querystring: object(textsOf(query)) }
}

const textsOf = (described: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(described).map(([name, description]) => [name, { type: 'string', description }]),
  )

const otherAnswersOf = (call: Call) => {
  const { refusals = [], errors = {}, otherStatus } = call
  return {
    ...(otherStatus && {
      [otherStatus]: {
        description: otherStatus === 503 ? 'Unavailable' : 'Success',
        ...object(replyOf(call).reply ?? {}),
      },
    }),
    ...(refusals.includes(412) && changedMeanwhile({ singular: 'draft' })),
    ...Object.fromEntries(Object.entries(errors).map(([status, text]) => [status, failure(text)])),
  }
}

const bodyOf = ({ body = {}, files, isLoose = false, isPartial = false }: Call) => {
  const { fields, schemas } = splitShape(body)
  if (files)
    return {
      body: {
        ...object({ ...filesOf(files), ...schemasOf(schemas) }),
        required: Object.keys(files).filter((name) => !name.endsWith('[]')),
      },
      consumes: ['multipart/form-data'],
    }
  if (Object.keys(body).length === 0) return {}
  const { additionalProperties, ...ofFields } = asJson(
    inputSchema(fields, { partial: isPartial }),
  ) as JsonBody
  return {
    body: {
      ...ofFields,
      ...(!isLoose && { additionalProperties }),
      properties: { ...ofFields.properties, ...schemasOf(schemas) },
      required: [...(ofFields.required ?? []), ...requiredIn(schemas)],
    },
  }
}

interface JsonBody {
  properties?: object
  required?: readonly string[]
  additionalProperties?: unknown
}
type Schemas = ReturnType<typeof splitShape>['schemas']

const schemasOf = (schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, asJson(schema())]))

const requiredIn = (schemas: Schemas): string[] =>
  Object.keys(schemas).filter((name) => schemas[name]?.().safeParse(undefined).success === false)

const filesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, description]) => [
      name,
      name.endsWith('[]')
        ? { type: 'array', items: { type: 'string', format: 'binary' }, description }
        : { type: 'string', format: 'binary', description },
    ]),
  )

interface ReplySchema {
  status: 200 | 201 | 202 | 204 | 302
  description?: string
  reply?: Record<string, unknown> | null
  content?: string
  required?: readonly string[]
}

const replyOf = (call: Call): ReplySchema => {
  const { data, reply, content, returns } = call
  const status: ReplySchema['status'] = call.status ?? 200
  const described = { status, ...(returns !== undefined && { description: returns }) }
  if (content === 'redirect') return { ...described, status: 302, reply: null }
  if (content !== undefined) return { ...described, content }
  if (status === 204) return { ...described, reply: null }
  const message = hasMessage(call) && messageProperties
  if (reply) {
    const { properties, required } = asJson(reply()) as { properties: object; required?: readonly string[] }
    return { ...described, reply: { ...message, ...properties }, ...(required && { required }) }
  }
  const required = [...(message ? ['message'] : []), ...(data ? ['data'] : [])]
  return {
    ...described,
    reply: { ...message, ...(data && dataOf(data)) },
    ...(required.length > 0 && { required }),
  }
}
