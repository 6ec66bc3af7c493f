import { storedAccount } from '../../account/stored-account.ts'
import { differing } from '../../resources/index.ts'

/**
 * Whether a person is asked before one record is deleted: where the server can't bring it back, and where
 * somebody else loses something with it.
 */
export const asksFirst = (resource: string): boolean =>
  !storedAccount.read()?.undo_days || differing[resource]?.asksBeforeDeleting === true
