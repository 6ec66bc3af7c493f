import { storedAccount } from '../../account/stored-account.ts'
import { overrides } from '../../resources/index.ts'

/**
 * Whether a person is asked before one record is deleted: where the server can't bring it back, and where
 * somebody else loses something with it.
 */
export const mustConfirmDelete = (resource: string): boolean =>
  !storedAccount.read()?.undo_days || overrides[resource]?.confirmDelete === true
