import type { Resource } from '@kampana/engine-declare/resource'
import { CanAccess, useRecordContext } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { useOverrides } from '../overrides.tsx'
import { useSection } from '../section/use-section.ts'
import { VersionsButton } from '../versions/versions-button.tsx'

/** Last items in the menu of every loaded record: versions and deletion. */
export const StandardActions = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { readOnlyReason, undeletable } = useOverrides(resource.name)
  const { isOutside } = useSection(resource, record)
  if (!record) return null
  const isReadOnly =
    isOutside || readOnlyReason?.(record) !== undefined || isOnlyForPublishers(resource, record)
  return (
    <>
      {resource.actions.includes('edit') && capabilities().records && (
        <VersionsButton resource={resource} record={record} isReadOnly={isReadOnly} />
      )}
      {resource.actions.includes('delete') && !isReadOnly && !undeletable?.(record) && (
        <CanAccess action="delete">
          <DeleteButton />
        </CanAccess>
      )}
    </>
  )
}
