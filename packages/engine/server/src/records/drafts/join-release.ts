import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { conflict, HttpError } from '../../error.ts'
import type { ChangeContext } from '../activity.ts'
import { findRelease, readMembers, type ReleaseRow } from '../release/members.ts'
import { assertMay } from './draft-permissions.ts'

interface Joining extends Pick<ChangeContext, 'trx' | 'causer'> {
  request: { changeId: number | undefined }
}

/**
 * The release that a first draft joins: one with the writer's records that is neither submitted nor scheduled. Throws a 403.
 */
export const findJoined = async ({ trx, causer, request }: Joining): Promise<ReleaseRow | undefined> => {
  if (request.changeId === undefined) return undefined
  const row = await findRelease(trx, request.changeId, { lock: true })
  const members = await readMembers(trx, [row.id])
  const isWriter = row.began_by === causer.id || members.some(({ written_by }) => written_by === causer.id)
  if (!isWriter) throw new HttpError(403, draftMessages.notYours)
  assertOpen(row)
  await assertMay(trx, causer.id, 'edit', members)
  return row
}

/** Throws a 409 if a release is submitted, scheduled or published. */
export const assertOpen = ({ state }: Pick<ReleaseRow, 'state'>): void => {
  if (state === 'published') throw conflict(contentMessages.publishedAlready)
  if (state === 'asked' || state === 'scheduled') throw conflict(draftMessages.waiting)
}
