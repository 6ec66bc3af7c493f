import type { Resource } from '@kampana/engine-declare/resource'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { RecordHooks } from '@kampana/engine-server/records/hooks'
import type { InputValues, Row } from '@kampana/engine-server/records/table'
import type { Tables } from '../../db/tables.ts'
import { messages } from '@kampana/shared/messages/messages'
import { conflict } from '@kampana/engine-server/error'
import { dropUpdateAlert, followUpdate, planUpdateAlert, type AnnouncedUpdate } from './post-update-alert.ts'
import { postNoticeAlert, stopAlerts, unreportedEvent, type PostedNotice } from './post-alert.ts'

type Trx = Transaction<Tables>

/**
 * Adds the hooks of class notices and updates that create alerts on request. They run after the verification code was stored,
 * because e-mails contain it.
 */
export const withAlerts = (
  { name }: Pick<Resource, 'name'>,
  context: Pick<AppContext, 'now' | 'settings' | 'college'>,
  hooks: RecordHooks,
): RecordHooks => {
  if (name === 'updates') return withAnnouncements(context, hooks)
  if (name !== 'class-status') return hooks
  return {
    ...hooks,
    onCreate: async (trx, record, causer, asked) => {
      await hooks.onCreate?.(trx, record, causer, asked)
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(record), { event: undefined, causer })
    },
    onEdit: async (trx, old, record, causer, asked) => {
      await hooks.onEdit?.(trx, old, record, causer, asked)
      const event = String(record['ends_at']) <= instant(context.now()) ? 'ended' : 'changed'
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(record), { event, causer })
    },
    onRemove: async (trx, old, causer, asked) => {
      await hooks.onRemove?.(trx, old, causer, asked)
      if (asked['tell_families'] === 1)
        await postNoticeAlert(trx, context, asNotice(old), { event: 'withdrawn', causer })
      else await stopAlerts(trx, context, old.id)
    },
    onAction: async (trx, action, record, by) => {
      await hooks.onAction?.(trx, action, record, by)
      if (action !== 'tell') return
      if (String(record['ends_at']) <= instant(context.now())) throw conflict(messages.noticeIsOver)
      const event = await unreportedEvent(trx, context, asNotice(record))
      if (event === 'told already') throw conflict(messages.familiesToldAlready)
      const isAnybody = await postNoticeAlert(trx, context, asNotice(record), { event, causer: by.causer })
      if (!isAnybody) throw conflict(messages.nobodySubscribed)
    },
  }
}

const asNotice = (row: Row): PostedNotice => row as Row & PostedNotice

type Context = Pick<AppContext, 'now' | 'settings' | 'college'>

const withAnnouncements = (context: Context, hooks: RecordHooks): RecordHooks => {
  const notify = async (trx: Trx, record: Row, causer: Causer, asked: InputValues): Promise<void> => {
    // A record that is no longer a draft was published by a person with the permission.
    if (asked['tell_subscribers'] === 1 && record['posted_at'] !== null)
      await planUpdateAlert(trx, context, asUpdate(record), causer)
  }
  return {
    ...hooks,
    onCreate: async (trx, record, causer, asked) => {
      await hooks.onCreate?.(trx, record, causer, asked)
      await notify(trx, record, causer, asked)
    },
    onEdit: async (trx, old, record, causer, asked) => {
      await hooks.onEdit?.(trx, old, record, causer, asked)
      await followUpdate(trx, context, asUpdate(record))
      await notify(trx, record, causer, asked)
    },
    onAction: async (trx, action, record, by) => {
      await hooks.onAction?.(trx, action, record, by)
      if (action !== 'announce') return followUpdate(trx, context, asUpdate(record))
      const planned = await planUpdateAlert(trx, context, asUpdate(record), by.causer)
      if (planned !== 'planned') throw conflict(refusals[planned])
    },
    onRemove: async (trx, old, causer, asked) => {
      await hooks.onRemove?.(trx, old, causer, asked)
      await dropUpdateAlert(trx, context, old.id)
    },
  }
}

const refusals = { 'nobody asked': messages.nobodyAsked, 'told already': messages.toldAlready }
const asUpdate = (row: Row): AnnouncedUpdate => row as Row & AnnouncedUpdate
