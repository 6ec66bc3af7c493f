import { isSameValue } from '@kampana/shared/merge/comparison'
import type { Resource } from '@kampana/shared/resource'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../back-end/stored-account.ts'
import { setVersion, readRecordVersion } from '../data-provider/record-version.ts'
import { draftStorage, type DraftKey } from './draft-storage.ts'
import { withTabLock, otherTabs, thisTab } from './tabs.ts'
import { inputFields, type Values } from './changed-values.ts'

/** The initial state of a form. */
export interface Draft {
  /** The record that the form starts from; undefined for a new one. */
  record: RaRecord | undefined
  /** The values typed since. */
  typed: Values
  /** When that was typed, where it comes from a stored draft, in milliseconds. */
  restored?: number
  /** Whether the person is typing in the form of the same record in another tab, too. */
  elsewhere?: boolean
  /** Whether the form is submitted as soon as it is filled. */
  send?: boolean
}

/** The key under which the draft of this record is stored for the signed-in person. */
export const draftKey = ({ name }: Resource, record: RaRecord | undefined): DraftKey => ({
  person: storedAccount.read()?.id ?? 0,
  resource: name,
  record: String(record?.id ?? 'new'),
})

/**
 * Restores the person's draft of a record, if there is one. The form then has the record's version at that time, so that
 * changes by others since are detected as a conflict when it is saved.
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

/** Whether a draft differs from the record. It may not, when the reply to the last save was lost. */
const differsFrom = (resource: Resource, record: Values, typed: Values): boolean =>
  inputFields(resource).some(
    ([input, field]) => input in typed && !isSameValue(field, record[input], typed[input]),
  )
