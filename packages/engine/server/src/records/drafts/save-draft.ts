import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { sql } from 'kysely'
import type { EngineContext } from '../context/engine-context.ts'
import { instant } from '../../clock.ts'
import { conflict, invalid } from '../../error.ts'
import type { Causer, ChangeContext } from '../activity.ts'
import { lockExisting } from '../input/assert-input.ts'
import { changeContext } from '../context/change-context.ts'
import { selectRow } from '../query/select.ts'
import { tableName, type InputValues } from '../table.ts'
import { findJoined } from './join-release.ts'
import { lockMembership, type Membership } from './membership.ts'
import { beginRelease, readVersions, type ReleaseRow, type Member } from '../release/members.ts'
import { Overtaken, type Precondition } from './precondition.ts'
import { readDraftValues } from './read-draft-values.ts'
import { reopenRelease } from '../release/reopen.ts'
import { assertMay } from './draft-permissions.ts'
import { draftedValues, hashValues, isSame, mergeStoredDraft, titleIn } from './values.ts'

/** Maximum total size of a person's drafts, in characters. */
const maxStored = 50_000_000

export interface DraftRequest {
  id: number
  values: unknown
  base: unknown
  /** The release that a first draft joins. */
  changeId: number | undefined
  matches: Precondition
  causer: Causer
}

/** Saves a draft of a published record. Throws `Overtaken` if the call is based on another draft. Returns the notice. */
export const saveDraft = async (
  context: EngineContext,
  resource: Resource,
  request: DraftRequest,
): Promise<string> => {
  const settled = changeContext(context)
  return context.db.transaction().execute(async (trx) => {
    const writing: SaveContext = { ...settled, trx, resource, request, causer: request.causer }
    const membership = await lockMembership(writing, resource, request.id)
    const draft = membership?.member.draft
    const joined = membership?.held ?? (await findJoined(writing))
    const stored = await readStoredDraft(context, writing, draft ?? undefined)
    if (!request.matches(draft?.hash)) {
      // A repeated request whose reply was lost.
      if (draft?.hash === stored.hash) return contentMessages.draftSaved
      throw new Overtaken()
    }
    if (!draft && !stored.isChanged) return basicMessages.nothingChanged
    const isReopened = await storeDraft(writing, { membership, joined }, stored)
    await lockRecord(writing)
    return isReopened ? draftMessages.reopened(contentMessages.draftSaved) : contentMessages.draftSaved
  })
}

/** Transaction of a request to save a draft. */
interface SaveContext extends Pick<ChangeContext, 'trx' | 'causer' | 'now' | 'releaseEmails'> {
  resource: Resource
  request: DraftRequest
}

/** A draft in its stored form. */
interface StoredDraft {
  title: string
  input: InputValues
  base: InputValues
  hash: string
  /** True if the draft differs from the published record. */
  isChanged: boolean
}

/** Reads a request's values over the published record. Throws a 403, and a 409 if the record isn't published. */
const readStoredDraft = async (
  { findHooks, services }: EngineContext,
  { trx, causer, now, resource, request }: SaveContext,
  draft: Member['draft'] | undefined,
): Promise<StoredDraft> => {
  await assertMay(trx, causer.id, 'edit', [{ of: resource, record_id: request.id }])
  const old = await selectRow(trx, resource, findHooks(resource.name), request.id)
  if (!draft && !isLive(resource, old)) throw conflict(draftMessages.needsNone(resource.singular))
  const live = draftedValues(resource, old)
  const read = (sent: unknown): Promise<InputValues> => {
    const values = readDraftValues(resource, sent, live, old, instant(now))
    return services.uploads.toStored(trx, resource, values, live)
  }
  const input = await read(request.values)
  const base =
    request.base === undefined ? (draft?.base ?? live) : await read(withoutLive(resource, request.base))
  const { changes } = await mergeStoredDraft(trx, services, resource, { input, base }, live)
  const isChanged = Object.keys(changes).length > 0
  // Images may have another stored form since the hash of the draft.
  const isKnown = draft && isSame(draft.input, input) && isSame(draft.base, base)
  const hash = isKnown ? draft.hash : hashValues({ input, base })
  return { title: titleIn(resource, input), input, base, hash, isChanged }
}

/** The base may contain an outdated publication time, which no draft changes. */
const withoutLive = ({ drafts }: Resource, base: unknown): unknown =>
  typeof base === 'object' && base !== null && !Array.isArray(base)
    ? Object.fromEntries(Object.entries(base).filter(([name]) => name !== drafts?.live))
    : base

/** Destination of a draft: its current release, the one it joins, or a new one. */
interface Target {
  membership: Membership | undefined
  joined: ReleaseRow | undefined
}

/** Writes a draft into its release. Returns true if the release became a draft again. */
const storeDraft = async (
  writing: SaveContext,
  { membership, joined }: Target,
  stored: StoredDraft,
): Promise<boolean> => {
  const { trx, causer, now, resource, request } = writing
  const at = instant(now)
  await assertRoom(writing, membership, stored)
  const held = joined ?? (await beginRelease(trx, { id: causer.id, name: causer.name, now: at }))
  await storeRow(writing, held, membership, stored)
  const { id } = request
  const { title, hash } = stored
  if (membership?.member.draft?.hash === hash) return false
  const version = (await readVersions(trx, resource, [id])).get(id) ?? 0
  const written = { resource: resource.name, id, hash, version, title, by: causer.name, at }
  return reopenRelease(writing, held, written)
}

/** Throws a 422 if a person's drafts would exceed the maximum size. */
const assertRoom = async (
  { trx, causer }: SaveContext,
  membership: Membership | undefined,
  { input, base }: StoredDraft,
): Promise<void> => {
  const { total } = await trx
    .selectFrom('drafts')
    .select(sql<number | null>`sum(length(input) + length(base))`.as('total'))
    .where('written_by', '=', causer.id)
    .where('id', '!=', membership?.member.id ?? 0)
    .executeTakeFirstOrThrow()
  const size = JSON.stringify(input).length + JSON.stringify(base).length
  if ((total ?? 0) + size > maxStored) throw invalid({ values: [draftMessages.heavy] })
}

const storeRow = async (
  { trx, causer, now, resource, request }: SaveContext,
  held: ReleaseRow,
  membership: Membership | undefined,
  { title, hash, input, base }: StoredDraft,
): Promise<void> => {
  const row = {
    title,
    hash,
    input: JSON.stringify(input),
    base: JSON.stringify(base),
    written_by: causer.id,
    written_by_name: causer.name,
    written_at: instant(now),
  }
  if (membership) {
    await trx.updateTable('drafts').set(row).where('id', '=', membership.member.id).execute()
    return
  }
  const made = await trx
    .insertInto('drafts')
    .values({ resource: resource.name, record_id: request.id, change_id: held.id, ...row })
    // Another person's first draft was faster.
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Overtaken()
}

/** Keeps a record from being deleted until the transaction ends. Throws `Overtaken` if it is already deleted. */
const lockRecord = async ({ trx, resource, request }: SaveContext): Promise<void> => {
  const { size } = await lockExisting(trx, tableName(resource), [request.id])
  if (size === 0) throw new Overtaken()
}
