import * as z from 'zod'
import { trashEntrySchema } from '../api/finding-replies.ts'
import { basicErrorMessages } from '../messages/basic-error-messages.ts'
import type { Resource } from '../resource.ts'
import { replyRecordSchema } from '../schema/record-reader.ts'
import { actionAccess, isSensitive } from './action-access.ts'
import { get, post } from './call.ts'
import { pluralPhrase } from './nouns.ts'

/**
 * Calls of the trash, for users with delete permission. A restore sets the same values as creating and editing,
 * so it is equally sensitive.
 */
export const trashCalls = (resource: Resource) => {
  const path = `/api/${resource.name}`
  const many = pluralPhrase(resource)
  const access = actionAccess('delete', resource)
  return {
    list: get(`${path}/trash` as '/trash', {
      ...access,
      tag: resource.name,
      summary: `List deleted ${many} that can still be restored`,
      query: {
        q: 'Words in the title',
        page: 'Page number, from 1',
        per_page: 'Entries per page, at most 100',
      },
      returns: 'A page of results',
      reply: () => z.object({ data: z.array(trashEntrySchema()), meta: z.object({ total: z.int() }) }),
      refusals: [403],
    }),
    restore: post(`${path}/:ids/restore` as '/:ids/restore', {
      ...access,
      passwordConfirmed: ['create', 'edit'].some((action) => isSensitive(action, resource)),
      tag: resource.name,
      summary: `Restore deleted ${many} from the trash`,
      params: {
        ids: { type: 'string', description: 'Id, or ids separated by commas: `7` or `7,8`' },
      },
      returns: 'The restored records',
      data: () => z.array(replyRecordSchema(resource.fields)),
      refusals: [403, 419, 422],
      errors: {
        404: basicErrorMessages.notInTrash,
        412: basicErrorMessages.changedMeanwhile(resource.singular),
      },
    }),
  }
}
