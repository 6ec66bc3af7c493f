import { messages } from '@kampana/shared/messages/messages'
import type { AppContext } from '../../app-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '@kampana/engine-server/clock'
import { conflict, invalid } from '@kampana/engine-server/error'
import type { ResourceHooks } from '../resource-hooks.ts'

type Intent = Parameters<NonNullable<ResourceHooks<'updates'>['beforeWrite']>[number]>[1]

/** Throws if an update would be published after its last day: the notice would call it public, but nobody would see it. */
export const assertHasDays = (
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  { action, input, old }: Intent,
): void => {
  const publishes = action === 'publish'
  if (!publishes && input.posted_at == null && input.until == null) return
  const posted = publishes ? instant(now()) : { ...old, ...input }.posted_at
  const until = input.until === undefined ? old?.until : input.until
  if (posted == null || until == null || until >= calendarDay(settings.timeZone, new Date(posted))) return
  throw action === 'create' || action === 'edit'
    ? invalid({ until: [messages.neverSeen] })
    : conflict(messages.neverSeen)
}

/** Throws a 409 if an update would keep event days in a category without them. A form changes both together. */
export const assertFitsCategory = ({ action, input, old }: Intent): void => {
  if (action === 'categorize' && old.from !== null && input.category !== 'news-and-events')
    throw conflict(messages.hasEventDays)
}
