import { toSay } from '../../language/translate.ts'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../../account/stored-account.ts'

/** What a form holds of when an update is published: a moment, '' while none is entered yet, or null for a draft. */
export type Posting = string | null
export type Way = 'now' | 'as it is' | 'time' | 'draft'

/** Whether the back end knows drafts. One that tells no status, or of a new record no time zone, publishes at once. */
export const knowsDrafts = (record: RaRecord | undefined): boolean =>
  record ? record.status !== undefined : storedAccount.read()?.time_zone !== undefined

/** The way of publishing that a form's value means. */
export const wayOf = (posting: unknown, record: RaRecord | undefined): Way => {
  if (posting == null) return 'draft'
  if (posting === 'now') return 'now'
  return isPublished(record) && posting === record?.posted_at ? 'as it is' : 'time'
}

export const isPublished = (record: RaRecord | undefined): boolean => record?.status === 'published'

/** What saving does, as its button says it. */
export const saveWords = (posting: unknown, record: RaRecord | undefined): string => {
  const way = wayOf(posting, record)
  if (way === 'as it is') return 'ra.action.save'
  if (way === 'draft') return toSay('Save draft')
  return way === 'time' && isToCome(posting) ? toSay('Schedule') : toSay('Publish')
}

export const isToCome = (posting: unknown): boolean => Date.parse(String(posting)) > Date.now()
