import { isObject } from '@kampana/shared/api/http/reply'
import type { Api } from '@kampana/shared/api/api'
import type { RecordDraft } from '@kampana/shared/api/changes'
import { changesApi, type ChangesApi, type DraftReply } from '@kampana/shared/api/changes-api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import type { Resource } from '@kampana/shared/resource'
import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { ConflictError, toFormError } from './errors.ts'
import { toRequestBody, withInputValues } from './input-values.ts'
import { readDraftHash, setDraftHash } from './record-version.ts'

/** Calls for drafts over live records, and for the releases that publish them. Only our own server has them. */
export interface ChangeVerbs {
  getRecordChanges: ChangesApi['changes']
  getRecordChange: ChangesApi['change']
  beginRecordChange: ChangesApi['begin']
  getRecordDraft: (resource: string, id: Identifier) => ReturnType<ChangesApi['draft']>
  /**
   * Saves a form's values as the draft of a live record; `base` are the form's initial values. Rejects with a `ConflictError`
   * if another person has saved the draft meanwhile.
   */
  saveRecordDraft: (
    resource: string,
    live: RaRecord,
    values: Values,
    more?: { changeId?: number | undefined; base?: Values | undefined },
  ) => Promise<DraftReply>
  discardRecordDraft: (resource: string, id: Identifier) => ReturnType<ChangesApi['discardDraft']>
  actOnRecordChange: ChangesApi['act']
  noteRecordChange: ChangesApi['note']
  discardRecordChange: ChangesApi['discard']
}
type Values = Readonly<Record<string, unknown>>

/** The verbs over the shared client. `getOne` reads the live record. */
export const changeVerbs = (
  { client }: Api,
  named: (name: string) => Resource,
  getOne: DataProvider['getOne'],
): ChangeVerbs => {
  const api = changesApi(client)
  /** The current record: with its draft, or live if the draft is gone. */
  const readNow = async (resource: Resource, live: RaRecord, { message, body }: ApiError) => {
    const draft = isObject(body) ? body.data : undefined
    return isDraft(draft)
      ? new ConflictError(message, asDrafted(resource, live, draft), { name: draft.by, created_at: draft.at })
      : new ConflictError(message, (await getOne<RaRecord>(resource.name, { id: live.id })).data)
  }
  return {
    getRecordChanges: api.changes,
    getRecordChange: api.change,
    beginRecordChange: api.begin,
    getRecordDraft: (name, id) => api.draft(named(name), id),
    saveRecordDraft: async (name, live, values, { changeId, base } = {}) => {
      const resource = named(name)
      const body = {
        values: draftedValues(resource, values),
        ...(base && { base: draftedValues(resource, base) }),
        ...(changeId !== undefined && { change_id: changeId }),
      }
      try {
        return await api.saveDraft(resource, live.id, body, readDraftHash(values))
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) throw await readNow(resource, live, error)
        return toFormError(resource)(error)
      }
    },
    discardRecordDraft: (name, id) => api.discardDraft(named(name), id),
    actOnRecordChange: api.act,
    noteRecordChange: api.note,
    discardRecordChange: api.discard,
  }
}

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
