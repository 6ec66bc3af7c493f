import { isForVisitors } from '@kampana/engine-declare/visibility'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { decodeMessages, type FieldErrors } from '@kampana/engine-declare/messages/message'
import { runAfterCommit } from '../hooks/combine-hooks.ts'
import type { Resource } from '@kampana/engine-declare/resource'
import { virtualFlags } from '@kampana/engine-declare/schema/cross-field-rules'
import type { EngineContext } from '../context/engine-context.ts'
import { instant } from '../../clock.ts'
import { conflict, HttpError } from '../../error.ts'
import { required } from '../../required.ts'
import type { Causer, ChangeContext } from '../activity.ts'
import { changeContext } from '../context/change-context.ts'
import { edit } from '../change-record.ts'
import { throwUniqueViolation } from '../constraint-violation.ts'
import { parseInput } from '../input/request.ts'
import type { Row } from '../table.ts'
import { assertApproved, toApproved, type Approval } from './approval.ts'
import { closeRelease } from './close-release.ts'
import { compareMember, type Compared } from './compare.ts'
import { findRelease, readMembers, type ReleaseRow, type Member } from './members.ts'
import { findLacking } from '../drafts/draft-permissions.ts'
import { loadUsablePermissions } from '../permissions/held-permissions.ts'
import { lockOrder } from '../tree/change-tree.ts'
import { isTree, readUp } from '../tree/tree-records.ts'

export interface Publication {
  causer: Causer
  approved: readonly Approval[]
  /** Day of the approval, for rules such as 'not in the past'. */
  today: string
  /** Throws if the release can't be published in its state. */
  assertReady: (release: ReleaseRow) => void
  /** Sends the submitter an e-mail. Off for scheduled releases, whose submitters were notified on approval. */
  notifies: boolean
  /** Dry run before a scheduled publication is approved. */
  isTrial?: boolean
}

/** Rolls back a dry run. */
class Tried extends Error {}

/** Publishes a release in one transaction as the causer, or throws and changes nothing. */
export const publishRelease = async (
  context: EngineContext,
  id: number,
  publication: Publication,
): Promise<void> => {
  const { cacheVersion, outbox, findHooks } = context
  const settled = changeContext(context)
  let published: { of: Resource; record: Row }[] = []
  try {
    await cacheVersion.change(
      async (trx) => {
        published = await publishAll(
          context,
          { ...settled, trx, causer: publication.causer },
          id,
          publication,
        )
        if (publication.isTrial) throw new Tried()
      },
      () => published.some(({ of }) => isForVisitors(of)),
    )
  } catch (error) {
    if (error instanceof Tried) return
    throw error
  }
  for (const { of, record } of published) runAfterCommit(context, of, findHooks(of.name), record)
  outbox.wake()
}

const publishAll = async (
  context: EngineContext,
  release: ChangeContext,
  id: number,
  publication: Publication,
): Promise<{ of: Resource; record: Row }[]> => {
  const { trx } = release
  for (const of of new Set((await readMembers(trx, [id])).map((member) => member.of)))
    await lockOrder({ trx, resource: of })
  const row = await findRelease(trx, id, { lock: true })
  publication.assertReady(row)
  const members = await readMembers(trx, [id])
  await assertMayPublish(release, members)
  // Locks records in one order, so that two publications can't deadlock.
  const ordered = members.toSorted(
    (a, b) => a.resource.localeCompare(b.resource) || a.record_id - b.record_id,
  )
  const compared: Compared[] = []
  for (const member of ordered) {
    const each = await compareMember(context, trx, member)
    if (each) compared.push(each)
  }
  if (compared.length === 0) throw conflict(draftMessages.draftGone)
  await assertApproved(trx, compared, publication.approved)
  await trx.deleteFrom('drafts').where('change_id', '=', id).execute()
  const published = []
  for (const each of await fromTheTop(trx, compared))
    published.push({ of: each.member.of, record: await publishRecord(context, release, each, publication) })
  await closeRelease(release, id, compared.map(toApproved))
  const summary = { ...row, records: compared.map(({ member }) => member) }
  if (publication.notifies)
    await release.releaseEmails.published(trx, summary, { causer: release.causer, moment: null })
  return published
}

/** Sorts parents before their children. */
const fromTheTop = async (trx: ChangeContext['trx'], compared: readonly Compared[]): Promise<Compared[]> => {
  const levels = new Map<Compared, number>()
  for (const each of compared) {
    const { of, record_id } = each.member
    levels.set(each, isTree(of) ? (await readUp(trx, of, record_id)).length : 0)
  }
  return compared.toSorted((a, b) => (levels.get(a) ?? 0) - (levels.get(b) ?? 0))
}

const assertMayPublish = async (
  { trx, causer }: ChangeContext,
  members: readonly Member[],
): Promise<void> => {
  const held = await loadUsablePermissions(trx, causer.id)
  const obstacle = await findLacking(trx, held, 'publish', members)
  if (!obstacle) return
  const { permission } = obstacle.body
  throw new HttpError(403, draftMessages.lostRight(causer.name), { permission })
}

/** Publishes a record by the engine's edit, with the values of its draft. */
const publishRecord = async (
  { findHooks }: EngineContext,
  release: ChangeContext,
  { member, changes, isLive }: Compared,
  { today }: Publication,
): Promise<Row> => {
  const { of, record_id, draft } = member
  const now = instant(release.now)
  const { live } = required(of.drafts)
  const flags = [...virtualFlags(of.fields).keys()].filter((name) => draft?.input[name] === 1)
  const input = {
    ...changes,
    ...Object.fromEntries(flags.map((name) => [name, 1])),
    ...(live !== undefined && !isLive && { [live]: now }),
  }
  const readInput = (old: Row) => parseInput(of.fields, input, { partial: true, old, today, now })
  try {
    const entry = { action: isLive ? 'edit' : 'publish', right: 'publish' } as const
    const writing = { ...release, resource: of, hooks: findHooks(of.name) }
    return (await edit(writing, record_id, readInput, undefined, entry)).record
  } catch (error) {
    return nameRecord(member, error)
  }
}

/** For `catch`: adds the record's name to an error. */
const nameRecord = ({ of, record_id, title }: Member, error: unknown): never => {
  try {
    return throwUniqueViolation(of, error)
  } catch (known) {
    if (!(known instanceof HttpError) || known.status === 403) throw known
    const { message, errors } = decodeMessages(known.body) as { message: string; errors?: FieldErrors }
    throw new HttpError(known.status, draftMessages.refused(title, message), {
      ...(errors && { errors }),
      record: { resource: of.name, id: record_id },
    })
  }
}

/** Throws a 409 if a release is already published. */
export const assertUnpublished = ({ state }: Pick<ReleaseRow, 'state'>): void => {
  if (state === 'published') throw conflict(contentMessages.publishedAlready)
}
