import type { ReleaseRecord } from '@kampana/engine-declare/api/releases'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { HttpError } from '../../error.ts'
import { readEntries } from '../versions/log-entries.ts'
import type { Compared } from './compare.ts'
import type { Trx } from './members.ts'

/** A record of a release, in the version that a reviewer saw. */
export type Approval = Pick<ReleaseRecord, 'resource' | 'id' | 'hash' | 'version'>
/** The same, with its title and author for the published release. */
export type Approved = Approval & Pick<ReleaseRecord, 'title' | 'by' | 'at'>

export const parseApproved = (json: string | null): Approved[] =>
  json === null ? [] : (JSON.parse(json) as Approved[])

export const toApproved = ({ member, hash, version }: Compared): Approved => ({
  resource: member.resource,
  id: member.record_id,
  hash,
  version,
  title: member.title,
  by: member.written_by_name,
  at: member.written_at,
})

/** Throws a 412 if a release's content differs from the approved content, or if the published record has changed since. */
export const assertApproved = async (
  trx: Trx,
  compared: readonly Compared[],
  approved: readonly Approval[],
): Promise<void> => {
  for (const each of compared) {
    const { member, hash, conflicts } = each
    const seen = approved.find(({ resource, id }) => resource === member.resource && id === member.record_id)
    if (seen?.hash !== hash || (await hasMoved(trx, each, seen.version)))
      throw new HttpError(412, draftMessages.another(member.title))
    if (conflicts.length > 0) throw new HttpError(412, draftMessages.conflicting(member.title))
  }
  const gone = approved.length !== compared.length
  if (gone) throw new HttpError(412, draftMessages.another(compared[0]?.member.title ?? ''))
}

/** True if a later log entry changed a field that the draft changes, too. */
const hasMoved = async (trx: Trx, { member, changes, version }: Compared, seen: number): Promise<boolean> => {
  if (version === seen || !member.draft) return false
  for await (const { attributes } of readEntries(trx, member.of, member.record_id, { after: seen }))
    if (fieldNames(member, attributes).some((name) => name in changes)) return true
  return false
}

/** Input names of logged fields. The log stores relations by field name. */
const fieldNames = ({ of }: Compared['member'], attributes: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(attributes).map((name) => {
    const field = of.fields[name]
    return field && 'input' in field ? field.input : name
  })
