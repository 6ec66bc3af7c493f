import { storedAccount } from '../../account/stored-account.ts'
import { useOverrides } from '../overrides.tsx'

/**
 * Whether a person is asked before one record is deleted: where the server can't bring it back, and where
 * somebody else loses something with it.
 */
export const useMustConfirmDelete = (resource: string): boolean => {
  const { confirmDelete = false } = useOverrides(resource)
  return confirmDelete || !storedAccount.read()?.undo_days
}
