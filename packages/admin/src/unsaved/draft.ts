import type { Resource } from '@kampana/shared/resource'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../account/stored-account.ts'
import { setVersion, readVersion } from '../data-provider/record-version.ts'
import { createDraftStorage, type DraftKey } from './draft-storage.ts'
import { withTabLock, otherTabs, thisTab } from './tabs.ts'
import { inputFields, isSameValue, type Values } from './changed-values.ts'

/** What a form is filled with. */
export interface Draft {
  /** The record as the form takes it to be; undefined for one that isn't made yet. */
  record: RaRecord | undefined
  /** What was typed over it. */
  typed: Values
  /** When that was typed, where it comes from a stored draft, in milliseconds. */
  restored?: number
  /** Whether the person is typing in the form of the same record in another tab, too. */
  elsewhere?: boolean
  /** Whether the form is to be sent as soon as it is filled. */
  send?: boolean
}

export const draftStorage = createDraftStorage(localStorage)

/** Where what is typed in a form of this record is kept for the person signed in. */
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
  const place = draftKey(resource, record)
  const { kept, elsewhere } = await withTabLock(async () => {
    const others = await otherTabs()
    draftStorage.removeExpired()
    return {
      kept: draftStorage.restore(place, form, thisTab, others),
      elsewhere: draftStorage.isOpenElsewhere(place, others),
    }
  })
  const news = kept && differsFrom(resource, record ?? {}, kept.typed)
  if (!kept || !news) {
    draftStorage.remove(place, form)
    return { record, typed: {}, elsewhere }
  }
  const then = record && setVersion({ ...record, ...kept.base }, kept.version ?? readVersion(record))
  return { record: then, typed: kept.typed, restored: kept.at, elsewhere }
}

/** Whether a draft differs from the record. It may not, when the reply to the last save was lost. */
const differsFrom = (resource: Resource, record: Values, typed: Values): boolean =>
  inputFields(resource).some(
    ([input, field]) => input in typed && !isSameValue(field, record[input], typed[input]),
  )
