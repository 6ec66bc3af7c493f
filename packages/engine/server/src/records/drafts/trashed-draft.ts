import type { Resource } from '@kampana/engine-declare/resource'
import { instant } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import type { InputValues } from '../table.ts'
import { leaveRelease, type Membership } from './membership.ts'
import { beginRelease } from '../release/members.ts'
import { reopenRelease } from '../release/reopen.ts'

/** Key of a deleted record's draft in the trash. It can't be inserted as it was, because its release may be gone. */
export const draftsKey = 'drafts'

/** Removes a deleted record from its release. Returns the draft's row, which goes to the trash with the record. */
export const takeTrashedDraft = async (
  release: Parameters<typeof reopenRelease>[0],
  membership: Membership | undefined,
): Promise<readonly InputValues[]> => {
  if (!membership) return []
  const { member, held } = membership
  await reopenRelease(release, held, null)
  await leaveRelease(release, member)
  const { draft, title, written_by, written_by_name } = member
  if (!draft) return []
  const { input, base, hash } = draft
  return [
    { title, hash, input: JSON.stringify(input), base: JSON.stringify(base), written_by, written_by_name },
  ]
}

/** Restores a record's draft in a new release of its author. */
export const restoreTrashedDraft = async (
  { trx, now, resource }: ChangeContext & { resource: Resource },
  id: number,
  rows: readonly InputValues[] | undefined,
): Promise<void> => {
  const row = rows?.[0] as TrashedDraft | undefined
  if (!row || !resource.drafts) return
  const time = instant(now)
  const release = await beginRelease(trx, { id: row.written_by, name: row.written_by_name, now: time })
  await trx
    .insertInto('drafts')
    .values({ ...row, resource: resource.name, record_id: id, change_id: release.id, written_at: time })
    .execute()
}

interface TrashedDraft {
  title: string
  hash: string
  input: string
  base: string
  written_by: number
  written_by_name: string
}
