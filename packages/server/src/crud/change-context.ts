import type { AppContext } from '../app-context.ts'
import type { Change } from './activity.ts'

/** What a change needs besides its transaction and who makes it. */
export const changeContext = ({
  now,
  college,
  settings,
  letters,
}: Pick<AppContext, 'now' | 'college' | 'settings' | 'letters'>): Omit<Change, 'trx' | 'causer'> => ({
  now: now(),
  lists: college().lists,
  trashKeptDays: settings.trashKeptDays,
  letters,
})
