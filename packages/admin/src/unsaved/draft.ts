import type { Resource } from '@kampana/shared/resource'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../account/stored-account.ts'
import { asVersion, versionIn } from '../data-provider/record-version.ts'
import { journalIn, type Place } from './draft-storage.ts'
import { alone, otherTabs, thisTab } from './tabs.ts'
import { enteredFields, same, type Values } from './typed.ts'

/** What a form is filled with. */
export interface Filling {
  /** The record as the form takes it to be; undefined for one that isn't made yet. */
  record: RaRecord | undefined
  /** What was typed over it. */
  typed: Values
  /** When that was typed, where it comes from the journal, in milliseconds. */
  restored?: number
  /** Whether the person is typing in the form of the same record in another tab, too. */
  elsewhere?: boolean
  /** Whether the form is to be sent as soon as it is filled. */
  send?: boolean
}

export const journal = journalIn(localStorage)

/** Where what is typed in a form of this record is kept for the person signed in. */
export const placeOf = ({ name }: Resource, record: RaRecord | undefined): Place => ({
  person: storedAccount.read()?.id ?? 0,
  resource: name,
  record: String(record?.id ?? 'new'),
})

/**
 * A record as its form is filled with it: with what the person typed last time and never saved, if anything. That
 * form thinks of the record as it was then, so that what others have changed since is found when it is saved.
 */
export const fillingOf = async (
  resource: Resource,
  record: RaRecord | undefined,
  form: string,
): Promise<Filling> => {
  const place = placeOf(resource, record)
  const { kept, elsewhere } = await alone(async () => {
    const others = await otherTabs()
    journal.clean()
    return { kept: journal.hand(place, form, thisTab, others), elsewhere: journal.isTyped(place, others) }
  })
  const news = kept && newsIn(resource, record ?? {}, kept.typed)
  if (!kept || !news) {
    journal.drop(place, form)
    return { record, typed: {}, elsewhere }
  }
  const then = record && asVersion({ ...record, ...kept.base }, kept.version ?? versionIn(record))
  return { record: then, typed: kept.typed, restored: kept.at, elsewhere }
}

/** Whether any of it isn't so already: the answer to the last save may have been lost. */
const newsIn = (resource: Resource, record: Values, typed: Values): boolean =>
  enteredFields(resource).some(
    ([input, field]) => input in typed && !same(field, record[input], typed[input]),
  )
