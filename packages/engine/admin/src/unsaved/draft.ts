import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../back-end/stored-account.ts'
import { setVersion, readRecordVersion } from '../data-provider/record-version.ts'
import { draftStorage, type DraftKey } from './draft-storage.ts'
import { withTabLock, otherTabs, thisTab } from './tabs.ts'
import { inputFields, type Values } from './changed-values.ts'

/** Initial state of a form. */
export interface Draft {
  /** Record that the form starts from; undefined for a new one. */
  record: RaRecord | undefined
  /** Values changed since. */
  typed: Values
  /** Time of the last change in milliseconds; undefined unless the draft was stored. */
  restored?: number
  /** True if the same record's form is also being edited in another tab. */
  elsewhere?: boolean
  /** True if the form is submitted as soon as it is filled. */
  send?: boolean
}

/** Key of the signed-in person's draft of this record. */
export const draftKey = ({ name }: Resource, record: RaRecord | undefined): DraftKey => ({
  person: storedAccount.read()?.id ?? 0,
  resource: name,
  record: String(record?.id ?? 'new'),
})

/**
 * Restores the person's draft of a record, if there is one. The form gets the record's version from that time, so that saving
 * detects later changes by others as a conflict.
 */
export const restoreDraft = async (
  resource: Resource,
  record: RaRecord | undefined,
  form: string,
): Promise<Draft> => {
  const key = draftKey(resource, record)
  const { stored, elsewhere } = await withTabLock(async () => {
    const others = await otherTabs()
    draftStorage.removeExpired()
    return {
      stored: draftStorage.restore(key, form, thisTab, others),
      elsewhere: draftStorage.isOpenElsewhere(key, others),
    }
  })
  const isChanged = stored && differsFrom(resource, record ?? {}, stored.typed)
  if (!stored || !isChanged) {
    draftStorage.remove(key, form)
    return { record, typed: {}, elsewhere }
  }
  const base =
    record && setVersion({ ...record, ...stored.base }, stored.version ?? readRecordVersion(record))
  return { record: base, typed: stored.typed, restored: stored.at, elsewhere }
}

/** True if a draft differs from the record. They are equal if the reply to the last save was lost. */
const differsFrom = (resource: Resource, record: Values, typed: Values): boolean =>
  inputFields(resource).some(
    ([input, field]) => input in typed && !isSameValue(field, record[input], typed[input]),
  )
