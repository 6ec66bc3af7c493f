import { storedAccount } from '../../back-end/stored-account.ts'
import { ownAddressField } from '@kampana/shared/record-address'
import { allResources } from '@kampana/shared/registry/all-resources'
import { useOverrides } from '../overrides.tsx'

/**
 * Whether deleting one record needs a confirmation: where the server can't restore it, and where
 * something else is lost with it, as links to its page or what lies beneath it.
 */
export const useMustConfirmDelete = (resource: string): boolean => {
  const { confirmDelete = false, deletionEffects } = useOverrides(resource)
  return (
    confirmDelete ||
    deletionEffects !== undefined ||
    hasOwnPages(resource) ||
    hasTree(resource) ||
    !storedAccount.read()?.undo_days
  )
}

const hasTree = (name: string): boolean =>
  allResources().some((each) => each.name === name && each.tree !== undefined)

/** Whether the records of a resource are pages of the website, to which others link. */
export const hasOwnPages = (name: string): boolean => {
  const resource = allResources().find((each) => each.name === name)
  return resource !== undefined && ownAddressField(resource) !== undefined
}
