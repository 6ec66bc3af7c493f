import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { messages } from '@kampana/shared/messages/messages'
import { conflict } from '@kampana/engine-server/error'
import type { ResourceHooks } from '../../resources/resource-hooks.ts'
import { dropUpdateAlert, followUpdate, planUpdateAlert } from './post-update-alert.ts'
import { postNoticeAlert, stopAlerts, unreportedEvent, type PostedNotice } from './post-alert.ts'

type Context = Pick<AppContext, 'now' | 'settings' | 'college'>

/** Hooks of class notices and updates that create alerts on request. */
export const postingHooks = (
  context: Context,
): { updates: ResourceHooks<'updates'>; 'class-status': ResourceHooks<'class-status'> } => ({
  updates: updateHooks(context),
  'class-status': noticeHooks(context),
})

const noticeHooks = (context: Context): ResourceHooks<'class-status'> => ({
  afterWrite: [
    async (trx, { action, record, asked, causer }) => {
      const notice = record as typeof record & PostedNotice
      const isOver = notice.ends_at <= instant(context.now())
      if (action === 'tell') {
        if (isOver) throw conflict(messages.noticeIsOver)
        const event = await unreportedEvent(trx, context, notice)
        if (event === 'told already') throw conflict(messages.familiesToldAlready)
        const isAnybody = await postNoticeAlert(trx, context, notice, { event, causer })
        if (!isAnybody) throw conflict(messages.nobodySubscribed)
      } else if (asked['tell_families'] === 1) {
        const events = { create: undefined, delete: 'withdrawn', edit: isOver ? 'ended' : 'changed' } as const
        if (action !== 'restore')
          await postNoticeAlert(trx, context, notice, { event: events[action], causer })
      } else if (action === 'delete') await stopAlerts(trx, context, record.id)
    },
  ],
})

const updateHooks = (context: Context): ResourceHooks<'updates'> => ({
  afterWrite: [
    async (trx, { action, record, asked, causer }) => {
      if (action === 'delete') return dropUpdateAlert(trx, context, record.id)
      if (action === 'announce') {
        const planned = await planUpdateAlert(trx, context, record, causer)
        if (planned !== 'planned') throw conflict(refusals[planned])
        return
      }
      if (action !== 'create' && action !== 'restore') await followUpdate(trx, context, record)
      // A record that is no longer a draft was published by a person with the permission.
      if (asked['tell_subscribers'] === 1 && record.posted_at !== null)
        await planUpdateAlert(trx, context, record, causer)
    },
  ],
})

const refusals = { 'nobody asked': messages.nobodyAsked, 'told already': messages.toldAlready }
