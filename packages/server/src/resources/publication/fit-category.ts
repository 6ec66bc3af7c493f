import { messages } from '@kampana/shared/messages/messages'
import type { ResourceHooks } from '../resource-hooks.ts'
import { conflict } from '../../error.ts'

type Intent = Parameters<NonNullable<ResourceHooks<'updates'>['authorize']>>[1]

/** Throws a 409 where an update would keep the days of an event in a category that has none. A form asks for both at once. */
export const assertFitsCategory = ({ action, input, old }: Intent): void => {
  if (action === 'categorize' && old.from !== null && input.category !== 'news-and-events')
    throw conflict(messages.hasEventDays)
}
