import { storedAccount } from '../../account/stored-account.ts'
import { useOverrides } from '../overrides.tsx'

/**
 * Whether deleting one record needs a confirmation: where the server can't restore it, and where
 * somebody else loses something with it.
 */
export const useMustConfirmDelete = (resource: string): boolean => {
  const { confirmDelete = false, deletionEffects } = useOverrides(resource)
  return confirmDelete || deletionEffects !== undefined || !storedAccount.read()?.undo_days
}
