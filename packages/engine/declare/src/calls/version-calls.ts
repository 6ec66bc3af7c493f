import * as z from 'zod'
import { versionDetailSchema, versionPageSchema } from '../api/version.ts'
import { basicErrorMessages } from '../messages/basic-error-messages.ts'
import { permissionName, recordRoute, type Action, type Resource } from '../resource.ts'
import { replyRecordSchema } from '../schema/record-reader.ts'
import { actionAccess } from './action-access.ts'
import { get, put } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

const readers = ['show', 'edit'] as const satisfies readonly Action[]
const version = {
  type: 'integer',
  description: 'Id of a log entry; 0 for the version before the first entry',
} as const

/** Calls of a record's versions, for users with show or edit permission. A restore is an edit. */
export const versionCalls = (resource: Resource) => {
  const path = `${recordRoute(resource)}/versions` as '/:id/versions'
  const one = singularPhrase(resource)
  const shared = { tag: resource.name, ids: { id: modelName(resource) } } as const
  const access = readers
    .filter((action) => resource.actions.includes(action))
    .map((action) => permissionName(action, resource))
  return {
    list: get(path, {
      ...shared,
      access,
      summary: `List the versions of ${one}, newest first`,
      query: { before: '`next` of the previous page' },
      returns: 'A page of versions',
      reply: versionPageSchema,
      refusals: [403, 404],
    }),
    read: get(`${path}/:version`, {
      ...shared,
      access,
      summary: `Show a version of ${one}`,
      params: { version },
      returns: 'The version',
      data: versionDetailSchema,
      refusals: [403],
      errors: { 404: basicErrorMessages.noSuchVersion },
    }),
    restore: put(`${path}/:version/restore`, {
      ...shared,
      ...actionAccess('edit', resource),
      summary: `Restore a version of ${one}`,
      params: { version },
      headers: { 'if-match': 'ETag of the expected version; omit it to accept any version' },
      hasMessage: true,
      reply: () =>
        z.object({
          message: z.string(),
          data: replyRecordSchema(resource.fields),
          former: z.int().describe('Id of the version before the restore'),
        }),
      refusals: [403, 419, 422],
      errors: {
        404: basicErrorMessages.noSuchVersion,
        412: basicErrorMessages.changedMeanwhile(resource.singular),
      },
    }),
  }
}
