import { isLive } from '@kampana/engine-declare/resource'
import { HttpError } from '../../error.ts'
import type { EngineContext } from '../context/engine-context.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { selectRow } from '../query/select.ts'
import type { Row } from '../table.ts'
import { readVersions, type Member } from './members.ts'
import { draftedValues, hashValues, mergeStoredDraft, type MergedDraft } from '../drafts/values.ts'

/** A record of a release beside its published version. */
export interface Compared extends MergedDraft {
  member: Member
  old: Row
  isLive: boolean
  hash: string
  version: number
}

/** Compares a release's record with the published one; undefined if the record was deleted. */
export const compareMember = async (
  { findHooks, services }: Pick<EngineContext, 'findHooks' | 'services'>,
  client: EngineClient,
  member: Member,
): Promise<Compared | undefined> => {
  const { of, record_id: id, draft } = member
  const old = await selectRow(client, of, findHooks(of.name), id).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
  if (!old) return undefined
  const live = draftedValues(of, old)
  return {
    member,
    old,
    isLive: isLive(of, old),
    hash: draft?.hash ?? hashValues(live),
    version: (await readVersions(client, of, [id])).get(id) ?? 0,
    ...(draft
      ? await mergeStoredDraft(client, services, of, draft, live)
      : { values: live, changes: {}, conflicts: [] }),
  }
}
