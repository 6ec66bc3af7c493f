import { versionDetailSchema, versionPageSchema } from '@kampana/shared/api/version'
import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import { recordSchema } from '@kampana/shared/schema/schema'
import type { Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import {
  asJson,
  changedMeanwhile,
  dataOf,
  failure,
  ifMatch,
  messageProperties,
  object,
  propertiesOf,
  recordParams,
  routeSchema,
} from '../openapi.ts'

/** OpenAPI schema of the list of a record's versions. */
export const versionsSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `The versions of one ${resource.singular}, newest first`, () => ({
    params: recordParams(resource),
    querystring: object({ before: { type: 'string', description: "The former page's `next`" } }),
    description: 'A page',
    reply: propertiesOf(versionPageSchema),
    required: ['data', 'next'],
    refusals: [403, 404],
  }))

/** OpenAPI schema of one version. */
export const showVersionSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `One ${resource.singular} as it was after an entry of the log`, () => ({
    params: recordParams(resource, version),
    description: 'The version',
    reply: dataOf(versionDetailSchema),
    refusals: [403],
    otherAnswers: noSuchVersion,
  }))

/** OpenAPI schema of restoring a version. */
export const putBackSchema = (resource: Resource): FastifySchema =>
  routeSchema(
    resource.name,
    `Change a ${resource.singular} to what it was after an entry of the log`,
    () => ({
      params: recordParams(resource, version),
      headers: ifMatch,
      reply: {
        ...messageProperties,
        data: asJson(recordSchema(resource.fields)),
        former: { type: 'integer', description: 'The version that it was before, for undoing' },
      },
      refusals: [403, 419, 422],
      otherAnswers: { ...changedMeanwhile(resource), ...noSuchVersion },
    }),
  )

const noSuchVersion = { 404: failure(basicErrorMessages.noSuchVersion) }
const version = {
  version: { type: 'integer', description: "A log entry's id; 0 is the version before the first entry" },
}
