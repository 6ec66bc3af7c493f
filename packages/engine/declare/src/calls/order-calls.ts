import { optional, reference } from '../kinds/index.ts'
import { basicErrorMessages } from '../messages/basic-error-messages.ts'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { replyRecordSchema } from '../schema/record-reader.ts'
import { put } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

/** Calls of records that form a tree. */
export const treeCalls = (resource: Resource) => {
  const parent = resource.tree && resource.fields[resource.tree.parent]
  return {
    move: put(`${recordRoute(resource)}/move` as '/:id/move', {
      access: [permissionName('move', resource)],
      tag: resource.name,
      ids: { id: modelName(resource) },
      summary: `Move ${singularPhrase(resource)} to a parent, after a sibling; by default, to the end of its parent`,
      body: {
        ...(parent && { parent: optional(parent) }),
        after: optional(reference('After', resource.name, afterInput)),
      },
      isPartial: true,
      data: () => replyRecordSchema(resource.fields),
      refusals: [403, 419, 422],
      errors: { 412: basicErrorMessages.changedMeanwhile(resource.singular) },
    }),
  }
}

/** Input for the preceding sibling of a moved record. */
export const afterInput = 'after_id'
