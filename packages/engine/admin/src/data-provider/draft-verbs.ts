import { isObject } from '@kampana/engine-declare/api/http/reply'
import type { EngineApi } from '@kampana/engine-declare/api/engine-api'
import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import type { ReplyOf } from '@kampana/engine-declare/calls/call'
import { callsOf } from '@kampana/engine-declare/calls/calls-of'
import { draftCalls } from '@kampana/engine-declare/calls/draft-calls'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import type { Resource } from '@kampana/engine-declare/resource'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { ConflictError, toFormError } from './errors.ts'
import { toRequestBody, withInputValues } from './input-values.ts'
import { readDraftHash, setDraftHash } from './record-version.ts'

/** A saved draft; null if its values equal the published ones. */
type DraftReply = ReplyOf<ReturnType<typeof draftCalls>['save']>

/** Calls for drafts over live records. Only our own server has them. */
export interface DraftVerbs {
  getRecordDraft: (resource: string, id: Identifier) => Promise<RecordDraft>
  /**
   * Saves a form's values as the draft of a live record; `base` are the form's initial values. Rejects with a `ConflictError`
   * if another person has saved the draft meanwhile.
   */
  saveRecordDraft: (
    resource: string,
    live: RaRecord,
    values: Values,
    more?: { releaseId?: number | undefined; base?: Values | undefined },
  ) => Promise<DraftReply>
  discardRecordDraft: (resource: string, id: Identifier) => Promise<string>
}
type Values = Readonly<Record<string, unknown>>

/** The verbs over the shared client. `getOne` reads the live record. */
export const draftVerbs = (
  { client }: EngineApi,
  named: (name: string) => Resource,
  getOne: DataProvider['getOne'],
): DraftVerbs => {
  const callsFor = (resource: Resource) => callsOf(client, draftCalls(resource))
  /** The current record: with its draft, or live if the draft is gone. */
  const readNow = async (resource: Resource, live: RaRecord, { message, body }: ApiError) => {
    const draft = isObject(body) ? body.data : undefined
    return isDraft(draft)
      ? new ConflictError(message, asDrafted(resource, live, draft), { name: draft.by, created_at: draft.at })
      : new ConflictError(message, (await getOne<RaRecord>(resource.name, { id: live.id })).data)
  }
  return {
    getRecordDraft: async (name, id) => (await callsFor(named(name)).read({ id: Number(id) })).data,
    saveRecordDraft: async (name, live, values, { releaseId, base } = {}) => {
      const resource = named(name)
      const body = {
        values: draftedValues(resource, values),
        ...(base && { base: draftedValues(resource, base) }),
        ...(releaseId !== undefined && { change_id: releaseId }),
      }
      try {
        return await callsFor(resource).save({
          id: Number(live.id),
          body,
          headers: basedOn(readDraftHash(values)),
        })
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) throw await readNow(resource, live, error)
        return toFormError(resource)(error)
      }
    },
    discardRecordDraft: async (name, id) => (await callsFor(named(name)).discard({ id: Number(id) })).message,
  }
}

/** Condition that the draft is the one with this hash, or the record's first. */
const basedOn = (hash: string | undefined): Record<string, string> =>
  hash === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${hash}"` }

/** Values of a draft: all inputs except the publication date. */
const draftedValues = (resource: Resource, values: Values): Values => {
  const { [resource.drafts?.live ?? '']: _, ...drafted } = toRequestBody(resource, values, 'edit')
  return drafted
}

/** A live record with its draft's values. */
export const asDrafted = (
  resource: Resource,
  live: RaRecord,
  { values, hash }: Pick<RecordDraft, 'values' | 'hash'>,
): RaRecord => setDraftHash({ ...withInputValues(resource, live), ...values }, hash)

const isDraft = (data: unknown): data is RecordDraft =>
  isObject(data) && typeof data.hash === 'string' && isObject(data.values)
