import { hasMessage, type BodyShape, type Call } from '@kampana/shared/calls/call'
import { inputSchema } from '@kampana/shared/schema/schema'
import type { FastifySchema } from 'fastify'
import { asJson, changedMeanwhile, dataOf, messageProperties, object, routeSchema } from '../openapi.ts'
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
    ...(refusals.includes(412) && { otherAnswers: changedMeanwhile({ singular: 'draft' }) }),
  }))
  return description === undefined ? schema : { ...schema, description }
}

const paramsOf = ({ path, ids = {} }: Call) => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  const entries = names.map((name) => [name, { type: name in ids ? 'integer' : 'string' }])
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

const bodyOf = ({ body, files }: Call) => {
  if (files)
    return {
      body: object({ ...filesOf(files), ...schemasOf(body ?? {}) }),
      consumes: ['multipart/form-data'],
    }
  if (!body) return {}
  const ofFields = asJson(inputSchema(splitShape(body).fields))
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
  const { data, reply, content, status = 200 } = call
  if (content !== undefined) return { status, description: `Reply of type ${content}`, reply: {} }
  if (reply) return { status, reply: asJson(reply())['properties'] as Record<string, unknown> }
  const required = [...(hasMessage(call) ? ['message'] : []), ...(data ? ['data'] : [])]
  return {
    status,
    reply: { ...(hasMessage(call) && messageProperties), ...(data && dataOf(data)) },
    ...(required.length > 0 && { required }),
  }
}
