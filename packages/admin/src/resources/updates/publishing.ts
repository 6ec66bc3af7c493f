import { msg } from '../../language/msg.ts'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../../account/stored-account.ts'

/** What a form holds of when an update is published: a moment, '' while none is entered yet, or null for a draft. */
export type PostedAt = string | null
export type PublishMode = 'now' | 'as it is' | 'time' | 'draft'

/** Whether the back end knows drafts. One that tells no status, or of a new record no time zone, publishes at once. */
export const supportsDrafts = (record: RaRecord | undefined): boolean =>
  record ? record.status !== undefined : storedAccount.read()?.time_zone !== undefined

/** The publish mode of a form's value. */
export const publishMode = (posting: unknown, record: RaRecord | undefined): PublishMode => {
  if (posting == null) return 'draft'
  if (posting === 'now') return 'now'
  return isPublished(record) && posting === record?.posted_at ? 'as it is' : 'time'
}

export const isPublished = (record: RaRecord | undefined): boolean => record?.status === 'published'

/** What saving does, as its button says it. */
export const saveLabel = (posting: unknown, record: RaRecord | undefined): string => {
  const mode = publishMode(posting, record)
  if (mode === 'as it is') return 'ra.action.save'
  if (mode === 'draft') return msg('Save draft')
  return mode === 'time' && isFuture(posting) ? msg('Schedule') : msg('Publish')
}

export const isFuture = (posting: unknown): boolean => Date.parse(String(posting)) > Date.now()
