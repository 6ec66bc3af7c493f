import { recordSectionSchema, resourceSectionsSchema } from '../api/finding-replies.ts'
import { permissionName, recordRoute, type Resource } from '../resource.ts'
import { get } from './call.ts'
import { modelName, pluralPhrase, singularPhrase } from './nouns.ts'

/** Calls for the sections in which the user may edit, and people to ask about the others. */
export const sectionCalls = (resource: Resource) => {
  const shared = { access: [permissionName('list', resource)], tag: resource.name } as const
  return {
    list: get(`/api/${resource.name}/sections` as '/sections', {
      ...shared,
      summary: `List the sections in which the signed-in user may edit ${pluralPhrase(resource)}`,
      returns:
        'Sections of the user, null for none and empty for the whole site. Also roles that may edit other sections.',
      data: resourceSectionsSchema,
      refusals: [403],
    }),
    check: get(`${recordRoute(resource)}/section` as '/:id/section', {
      ...shared,
      ids: { id: modelName(resource) },
      summary: `Check the section of ${singularPhrase(resource)} against the permissions of the signed-in user`,
      returns: '`mine` is true if the user may edit the record. Otherwise `roles` lists the roles that may.',
      data: recordSectionSchema,
      refusals: [403, 404],
    }),
  }
}
