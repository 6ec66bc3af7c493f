import * as z from 'zod'
import { importCheckSchema } from '../api/finding-replies.ts'
import { importMessages } from '../messages/import-messages.ts'
import type { Resource } from '../resource.ts'
import { actionAccess } from './action-access.ts'
import { del, post } from './call.ts'
import { pluralPhrase } from './nouns.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]
/** The handler rejects invalid rows with own messages. */
const rows = () => z.custom<Rows>().meta({ type: 'array', items: { type: 'object', properties: {} } })
const dryRun = () =>
  z.boolean().optional().catch(undefined).describe('True to check the rows without importing them')
const imported = () => z.object({ id: z.int(), count: z.int() })

/** Calls of imports, for users with create permission. */
export const importCalls = (resource: Resource) => {
  const many = pluralPhrase(resource)
  const shared = { ...actionAccess('create', resource), tag: resource.name } as const
  return {
    import: post(`/api/${resource.name}/import` as '/import', {
      ...shared,
      summary: `Import ${many} from rows, all or none`,
      body: { rows, dry_run: dryRun },
      isLoose: true,
      bodyLimit: 32 * 1024 * 1024,
      returns: 'Result of the check, with the errors by row and field; or the import',
      reply: () =>
        z.object({
          message: z.string().optional().describe('Omitted for a check'),
          data: z.union([importCheckSchema(), imported()]),
        }),
      otherStatus: 201,
      errors: { 422: importMessages.noRows },
    }),
    undo: del(`/api/${resource.name}/imports/:id` as '/imports/:id', {
      ...shared,
      summary: `Undo an import of ${many}, except for edited records`,
      errors: { 404: importMessages.notUndone },
    }),
  }
}
