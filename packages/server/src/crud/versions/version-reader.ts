import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../../app-context.ts'
import type { EngineHooks } from '../hooks.ts'
import { selectRow } from '../query/select.ts'
import { removeUnreadableLinks } from '../readable-links.ts'
import type { Store } from '../store.ts'
import type { Row } from '../table.ts'
import { findEntry } from './log-entries.ts'
import { listVersions, readVersion } from './read-version.ts'
import { unknownFields } from './versioned-fields.ts'

/** Reads the versions of a resource's records. */
export const versionReader = (
  context: AppContext,
  resource: Resource,
  hooks: EngineHooks,
): Pick<Store, 'versions' | 'version'> => {
  const { db } = context
  return {
    versions: async (id, before, assertReadable) => {
      const { row, isDeleted } = await findRow(context, resource, hooks, id)
      assertReadable(row)
      const page = await listVersions(db, resource, id, { before, exists: !isDeleted })
      const former = page.next === null ? ((await hooks.formerTexts?.(db, id)) ?? []) : []
      return former.length === 0 ? page : { ...page, former }
    },
    version: async (id, version, viewer, assertReadable) => {
      const { row } = await findRow(context, resource, hooks, id)
      assertReadable(row)
      const record = { ...(await readVersion(db, resource, row, version)), id }
      await removeUnreadableLinks(context, db, resource, [record], viewer)
      const { id: _, ...values } = hooks.redact?.(record, viewer) ?? record
      return { id: version, record: values, unknown: unknownFields(resource) }
    },
  }
}

/** A record, or a deleted one as the log has it while it is in the trash. Throws a 404. */
const findRow = async (
  { db, now }: AppContext,
  resource: Resource,
  hooks: EngineHooks,
  id: number,
): Promise<{ row: Row; isDeleted: boolean }> => {
  try {
    return { row: await selectRow(db, resource, hooks, id), isDeleted: false }
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error
    const trashed = await db
      .selectFrom('trash')
      .select('log_id')
      .where('resource', '=', resource.name)
      .where('record_id', '=', id)
      .where('expires_at', '>', instant(now()))
      .executeTakeFirst()
    const entry = trashed && (await findEntry(db, resource, id, trashed.log_id))
    if (!entry) throw error
    return { row: { ...entry.whole, id }, isDeleted: true }
  }
}
