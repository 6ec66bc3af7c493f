import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { selectRow } from '../query/select.ts'
import type { Served } from '../served.ts'
import type { Row } from '../table.ts'
import { findVersionEntry } from './log-entries.ts'

/** A record, or a deleted one as logged while it is in the trash. Throws a 404. */
export const findRow = async (
  { context, resource, hooks }: Served,
  id: number,
): Promise<{ row: Row; isDeleted: boolean }> => {
  const { db, now } = context
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
    const entry = trashed && (await findVersionEntry(db, resource, id, trashed.log_id))
    if (!entry) throw error
    return { row: { ...entry.whole, id }, isDeleted: true }
  }
}
