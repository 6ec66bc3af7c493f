import type { EngineContext } from '../context/engine-context.ts'
import type { Causer, ChangeContext } from '../activity.ts'
import { changeContext } from '../context/change-context.ts'
import { findRelease, readMembers, type ReleaseRow, type Member } from './members.ts'
import { assertUnpublished } from './publish-release.ts'
import { assertMay, type DraftAction } from '../drafts/draft-permissions.ts'
import { assertMayWithdraw } from './waiting.ts'

/** A locked release, with the transaction of a permitted change. */
export interface OpenRelease extends Pick<ChangeContext, 'trx' | 'causer' | 'now' | 'releaseEmails'> {
  row: ReleaseRow
  members: Member[]
  set: (values: Partial<Omit<ReleaseRow, 'id'>>) => Promise<void>
}

/** Changes an unpublished release, for a person who has a permission on all its records or may withdraw it. */
export const withRelease = async <T>(
  context: EngineContext,
  id: number,
  { causer, right: permission }: { causer: Causer; right: DraftAction | 'withdraw' },
  work: (release: OpenRelease) => Promise<T>,
): Promise<T> => {
  const { now, releaseEmails: emails } = changeContext(context)
  return context.db.transaction().execute(async (trx) => {
    const row = await findRelease(trx, id, { lock: true })
    assertUnpublished(row)
    const members = await readMembers(trx, [id])
    if (permission === 'withdraw') await assertMayWithdraw({ trx, causer }, row, members)
    else await assertMay(trx, causer.id, permission, members)
    const set: OpenRelease['set'] = async (values) => {
      await trx.updateTable('changes').set(values).where('id', '=', id).execute()
    }
    return work({ trx, row, members, causer, now, releaseEmails: emails, set })
  })
}
