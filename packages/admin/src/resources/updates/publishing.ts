import { updates } from '@kampana/shared/resources/updates'
import { isReleased } from '@kampana/engine-declare/visibility'
import { msg } from '@kampana/engine-admin/language/msg'
import type { RaRecord } from 'react-admin'
import { isFuture } from './publish-label.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { knownPermissions } from '@kampana/engine-admin/back-end/own-server'

/** Publication date in a form: a moment, '' until one is entered, or null for a draft. */
export type PostedAt = string | null
export type PublishMode = 'now' | 'as it is' | 'time' | 'draft'

/** Default for a new update: publish at once with permission, otherwise a draft. */
export const newPosting = (): PostedAt => (mayPublish() ? 'now' : null)

/** Publish mode of a form's values. */
export const publishMode = (posting: unknown, record: RaRecord | undefined): PublishMode => {
  if (posting == null) return 'draft'
  if (posting === 'now') return 'now'
  return isPublished(record) && posting === record?.posted_at ? 'as it is' : 'time'
}

export const isPublished = (record: RaRecord | undefined): boolean =>
  record !== undefined && isReleased(updates, record)

/** Label of the save button. */
export const saveLabel = (posting: unknown, record: RaRecord | undefined): string => {
  const mode = publishMode(posting, record)
  if (mode === 'as it is') return 'ra.action.save'
  if (mode === 'draft') return msg('Save draft')
  return mode === 'time' && isFuture(posting) ? msg('Schedule') : msg('Publish')
}

/** True if the person may publish updates. If a back end returns no permissions, it checks them itself. */
const mayPublish = (): boolean => knownPermissions(storedAccount.read())?.includes('publish updates') ?? true
