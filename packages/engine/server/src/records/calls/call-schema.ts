import { hasMessage, type BodyShape, type Call } from '@kampana/engine-declare/calls/call'
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
    ...(otherStatus && { [otherStatus]: { description: 'Success', ...object(replyOf(call).reply) } }),
    ...(refusals.includes(412) && changedMeanwhile({ singular: 'draft' })),
    ...Object.fromEntries(Object.entries(errors).map(([status, text]) => [status, failure(text)])),
  }
}

const bodyOf = ({ body, files, isPartial = false }: Call) => {
  if (files)
    return {
      body: object({ ...filesOf(files), ...schemasOf(body ?? {}) }),
      consumes: ['multipart/form-data'],
    }
  if (!body) return {}
  const ofFields = asJson(inputSchema(splitShape(body).fields, { partial: isPartial }))
  return {
    body: { ...ofFields, properties: { ...(ofFields['properties'] as object), ...schemasOf(body) } },
  }
}

const schemasOf = (body: BodyShape) =>
  Object.fromEntries(
    Object.entries(splitShape(body).schemas).map(([name, schema]) => [name, asJson(schema())]),
  )

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
  status: 200 | 201 | 202 | 204
  description?: string
  reply: Record<string, unknown>
  required?: readonly string[]
}

const replyOf = (call: Call): ReplySchema => {
  const { data, reply, content, returns } = call
  const status: ReplySchema['status'] = call.status ?? 200
  if (content !== undefined) return { status, description: returns ?? `Reply of type ${content}`, reply: {} }
  const described = { status, ...(returns !== undefined && { description: returns }) }
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
