import * as z from 'zod'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { del, put } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

/** Calls of an open form, for users with edit permission. They don't extend the session. */
export const presenceCalls = (resource: Resource) => {
  const path = `${recordRoute(resource)}/presence` as '/:id/presence'
  const form = `the form of ${singularPhrase(resource)}`
  const shared = {
    access: [permissionName('edit', resource)],
    tag: resource.name,
    ids: { id: modelName(resource) },
    unattended: true,
    isSafe: true,
    hasMessage: false,
  } as const
  return {
    report: put(path, {
      ...shared,
      summary: `Report presence in ${form}; repeat every 20 seconds`,
      returns: 'Names of the other people with the form open',
      data: () => z.array(z.string()),
      refusals: [403, 404],
    }),
    leave: del(path, { ...shared, summary: `End presence in ${form}`, status: 204 }),
  }
}
