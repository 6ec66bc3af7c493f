import type { ChangeContext } from '../activity.ts'
import type { EngineContext } from './engine-context.ts'

/** What a change needs besides its transaction and who makes it. */
export const changeContext = ({
  now,
  lists,
  settings,
  letters,
  parts,
}: Pick<EngineContext, 'now' | 'lists' | 'settings' | 'letters' | 'parts'>): Omit<
  ChangeContext,
  'trx' | 'causer'
> => ({
  now: now(),
  lists: lists(),
  trashKeptDays: settings.trashKeptDays,
  letters,
  parts,
})
