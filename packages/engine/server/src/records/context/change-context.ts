import type { ChangeContext } from '../activity.ts'
import type { EngineContext } from './engine-context.ts'

/** Context of a change, without its transaction and causer. */
export const changeContext = ({
  now,
  lists,
  settings,
  releaseEmails: emails,
  services,
}: Pick<EngineContext, 'now' | 'lists' | 'settings' | 'releaseEmails' | 'services'>): Omit<
  ChangeContext,
  'trx' | 'causer'
> => ({
  now: now(),
  lists: lists(),
  trashRetainedDays: settings.trashRetainedDays,
  releaseEmails: emails,
  services,
})
