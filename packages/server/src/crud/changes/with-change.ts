import type { AppContext } from '../../app-context.ts'
import type { Causer } from '../activity.ts'
import { changeContext } from '../change-context.ts'
import { findChange, readMembers, type ChangeRow, type Member, type Trx } from './members.ts'
import { assertUnpublished } from './publish-change.ts'
import { assertMay, loadPermissionsNow, type Rights } from '../drafts/rights.ts'

/** A locked change that somebody may work on, in the transaction of their work. */
export interface OpenChange {
  trx: Trx
  row: ChangeRow
  members: Member[]
  causer: Causer
  now: Date
  set: (values: Partial<Omit<ChangeRow, 'id'>>) => Promise<void>
}

/** Works on a change that isn't published, for somebody with a right on every record in it. */
export const withChange = async <T>(
  context: AppContext,
  id: number,
  { causer, right }: { causer: Causer; right: keyof Rights },
  work: (change: OpenChange) => Promise<T>,
): Promise<T> => {
  const { lock, now } = changeContext(context)
  return context.db.transaction().execute(async (trx) => {
    const row = await findChange(trx, id, { lock })
    assertUnpublished(row)
    const members = await readMembers(trx, [id])
    assertMay(
      members.map(({ of }) => of),
      await loadPermissionsNow(trx, causer.id),
      right,
    )
    const set: OpenChange['set'] = async (values) => {
      await trx.updateTable('changes').set(values).where('id', '=', id).execute()
    }
    return work({ trx, row, members, causer, now, set })
  })
}
