import { optional, reference } from '../kinds/index.ts'
import { basicErrorMessages } from '../messages/basic-error-messages.ts'
import { moveAction } from '../lists/position-field.ts'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { replyRecordSchema } from '../schema/record-reader.ts'
import { put } from './call.ts'
import { modelName, singularPhrase } from './nouns.ts'

/** Calls of records sorted by hand: in a list, or among their siblings in a tree. */
export const orderCalls = (resource: Resource) => {
  const parent = resource.tree && resource.fields[resource.tree.parent]
  return {
    move: put(`${recordRoute(resource)}/move` as '/:id/move', {
      access: [permissionName(moveAction(resource), resource)],
      tag: resource.name,
      ids: { id: modelName(resource) },
      summary: parent
        ? `Move ${singularPhrase(resource)} to a parent, after or before a sibling; by default, to the end of its parent`
        : `Move ${singularPhrase(resource)} after or before another; by default, to the end`,
      body: {
        ...(parent && { parent: optional(parent) }),
        after: optional(reference('After', resource.name, afterInput)),
        before: optional(reference('Before', resource.name, beforeInput)),
      },
      isPartial: true,
      data: () => replyRecordSchema(resource.fields),
      refusals: [403, 419, 422],
      errors: { 412: basicErrorMessages.changedMeanwhile(resource.singular) },
    }),
  }
}

/** Input for the record that a moved record follows; null for the first position. */
export const afterInput = 'after_id'
/** Input for the record that a moved record precedes; null for the last position. */
export const beforeInput = 'before_id'
