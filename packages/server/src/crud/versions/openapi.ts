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
import { singularPhrase } from '@kampana/shared/calls/nouns'

/** OpenAPI schema of the list of a record's versions. */
export const versionsSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `List the versions of ${singularPhrase(resource)}, newest first`, () => ({
    params: recordParams(resource),
    querystring: object({ before: { type: 'string', description: '`next` of the previous page' } }),
    description: 'A page of versions',
    reply: propertiesOf(versionPageSchema),
    required: ['data', 'next'],
    refusals: [403, 404],
  }))

/** OpenAPI schema of one version. */
export const showVersionSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `Show a version of ${singularPhrase(resource)}`, () => ({
    params: recordParams(resource, version),
    description: 'The version',
    reply: dataOf(versionDetailSchema),
    refusals: [403],
    otherAnswers: noSuchVersion,
  }))

/** OpenAPI schema of restoring a version. */
export const putBackSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `Restore a version of ${singularPhrase(resource)}`, () => ({
    params: recordParams(resource, version),
    headers: ifMatch,
    reply: {
      ...messageProperties,
      data: asJson(recordSchema(resource.fields)),
      former: { type: 'integer', description: 'Id of the version before the restore' },
    },
    refusals: [403, 419, 422],
    otherAnswers: { ...changedMeanwhile(resource), ...noSuchVersion },
  }))

const noSuchVersion = { 404: failure(basicErrorMessages.noSuchVersion) }
const version = {
  version: { type: 'integer', description: 'Id of a log entry; 0 for the version before the first entry' },
}
