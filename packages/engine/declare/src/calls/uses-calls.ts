import * as z from 'zod'
import { addressFindingSchema, recordFindingSchema } from '../api/finding-replies.ts'
import { pictureUseSchema } from '../media/picture-use.ts'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { get, post } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

const sharedBy = (resource: Resource) =>
  ({
    access: [permissionName('edit', resource)],
    tag: resource.name,
    returns: 'Complete list',
    refusals: [403, 404],
  }) as const

/** Call for the records that link to a record's page, shown before its deletion. */
export const usesCalls = (resource: Resource) => ({
  list: get(`${recordRoute(resource)}/uses` as '/:id/uses', {
    ...sharedBy(resource),
    ids: { id: modelName(resource) },
    summary: `List the records that link to ${singularPhrase(resource)}`,
    data: () => z.array(pictureUseSchema()),
  }),
})

/** Calls for broken links, for users with edit permission. */
export const findingCalls = (resource: Resource) => ({
  check: post(`/api/${resource.name}/findings` as '/findings', {
    ...sharedBy(resource),
    summary: `Find broken links in the form of ${singularPhrase(resource)}`,
    body: { addresses: () => z.array(z.string().max(2000)).max(1000) },
    isLoose: true,
    isSafe: true,
    hasMessage: false,
    data: () => z.array(addressFindingSchema()),
  }),
  list: get(`${recordRoute(resource)}/findings` as '/:id/findings', {
    ...sharedBy(resource),
    ids: { id: modelName(resource) },
    summary: `List the broken links of ${singularPhrase(resource)}`,
    data: () => z.array(recordFindingSchema()),
  }),
})
