import * as z from 'zod'
import { draftSchema } from '../api/releases.ts'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { del, get, put } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

type Values = Readonly<Record<string, unknown>>
const values = () =>
  z
    .custom<Values>()
    .meta({ type: 'object', description: 'By input name. Missing values are the published ones.' })
/** Fits the draft's values and the values they started from. */
const bodyLimit = 2 * 1024 * 1024

/** Calls of a published record's draft, for users with edit permission. */
export const draftCalls = (resource: Resource) => {
  const path = `${recordRoute(resource)}/draft` as '/:id/draft'
  const one = singularPhrase(resource)
  const shared = {
    access: [permissionName('edit', resource)],
    tag: resource.name,
    ids: { id: modelName(resource) },
  } as const
  return {
    read: get(path, {
      ...shared,
      summary: `Show the draft of ${one}`,
      description: 'The ETag is the draft’s hash.',
      data: draftSchema,
      refusals: [403, 404],
    }),
    save: put(path, {
      ...shared,
      summary: `Save a draft of ${one}`,
      description:
        'The reply is a 412 with the current draft if somebody saved or discarded it meanwhile. Without a draft and without changes, `data` is null.',
      headers: {
        'if-match': 'ETag of the draft on which the values are based',
        'if-none-match': '`*` for the first draft',
      },
      body: {
        values,
        base: () =>
          values().optional().meta({
            type: 'object',
            description: 'Published values on which the edits are based. They decide conflicts.',
          }),
        change_id: () =>
          z.int().positive().max(2_147_483_647).optional().describe('Release that a first draft joins'),
      },
      isLoose: true,
      bodyLimit,
      data: () => draftSchema().nullable(),
      refusals: [403, 404, 412, 422],
    }),
    discard: del(path, {
      ...shared,
      summary: `Discard the draft of ${one}`,
      headers: { 'if-match': 'ETag of the draft' },
      refusals: [403, 404],
    }),
  }
}
