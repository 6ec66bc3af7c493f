import type { ChangeContext } from '../activity.ts'
import type { EngineContext } from './engine-context.ts'

/** Context of a change, without its transaction and causer. */
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
