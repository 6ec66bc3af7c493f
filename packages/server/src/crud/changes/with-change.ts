import type { EngineContext } from '../context/engine-context.ts'
import type { Causer, ChangeContext } from '../activity.ts'
import { changeContext } from '../context/change-context.ts'
import { findChange, readMembers, type ChangeRow, type Member } from './members.ts'
import { assertUnpublished } from './publish-change.ts'
import { assertMay, type Right } from '../drafts/rights.ts'
import { assertMayWithdraw } from './waiting.ts'

/** A locked release, with the transaction of a permitted change. */
export interface OpenChange extends Pick<ChangeContext, 'trx' | 'causer' | 'now' | 'letters'> {
  row: ChangeRow
  members: Member[]
  set: (values: Partial<Omit<ChangeRow, 'id'>>) => Promise<void>
}

/** Changes an unpublished release, for a person who has a permission on all its records or may withdraw it. */
export const withChange = async <T>(
  context: EngineContext,
  id: number,
  { causer, right }: { causer: Causer; right: Right | 'withdraw' },
  work: (change: OpenChange) => Promise<T>,
): Promise<T> => {
  const { now, letters } = changeContext(context)
  return context.db.transaction().execute(async (trx) => {
    const row = await findChange(trx, id, { lock: true })
    assertUnpublished(row)
    const members = await readMembers(trx, [id])
    if (right === 'withdraw') await assertMayWithdraw({ trx, causer }, row, members)
    else await assertMay(trx, causer.id, right, members)
    const set: OpenChange['set'] = async (values) => {
      await trx.updateTable('changes').set(values).where('id', '=', id).execute()
    }
    return work({ trx, row, members, causer, now, letters, set })
  })
}
