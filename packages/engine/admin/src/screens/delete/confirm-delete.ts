import { storedAccount } from '../../back-end/stored-account.ts'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { useOverrides } from '../overrides.tsx'

/**
 * True if deleting one record needs a confirmation. The server may be unable to restore it, or the deletion may affect other
 * records, such as links to its page or child pages.
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

/** True if each record of a resource is a page of the website, which other pages can link to. */
export const hasOwnPages = (name: string): boolean => {
  const resource = allResources().find((each) => each.name === name)
  return resource !== undefined && ownAddressField(resource) !== undefined
}
