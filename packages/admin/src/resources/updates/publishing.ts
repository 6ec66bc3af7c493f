import { updates } from '@kampana/shared/resources/updates'
import { isReleased } from '@kampana/shared/visibility'
import { msg } from '../../language/msg.ts'
import type { RaRecord } from 'react-admin'
import { isFuture } from './publish-label.ts'
import { storedAccount } from '../../back-end/stored-account.ts'
import { knownPermissions } from '../../back-end/own-server.ts'

/** What a form holds of when an update is published: a moment, '' while none is entered yet, or null for a draft. */
export type PostedAt = string | null
export type PublishMode = 'now' | 'as it is' | 'time' | 'draft'

/** When a new update is published unless its author says so: at once, if they may. */
export const newPosting = (): PostedAt => (mayPublish() ? 'now' : null)

/** The publish mode of a form's values. */
export const publishMode = (posting: unknown, record: RaRecord | undefined): PublishMode => {
  if (posting == null) return 'draft'
  if (posting === 'now') return 'now'
  return isPublished(record) && posting === record?.posted_at ? 'as it is' : 'time'
}

export const isPublished = (record: RaRecord | undefined): boolean =>
  record !== undefined && isReleased(updates, record)

/** What saving does, as its button says it. */
export const saveLabel = (posting: unknown, record: RaRecord | undefined): string => {
  const mode = publishMode(posting, record)
  if (mode === 'as it is') return 'ra.action.save'
  if (mode === 'draft') return msg('Save draft')
  return mode === 'time' && isFuture(posting) ? msg('Schedule') : msg('Publish')
}

/** Whether the person may publish updates. A back end that doesn't tell permissions decides by itself. */
const mayPublish = (): boolean => knownPermissions(storedAccount.read())?.includes('publish updates') ?? true
