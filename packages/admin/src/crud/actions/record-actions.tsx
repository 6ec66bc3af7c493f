import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { useRecordContext } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { ActionButtons } from './action-buttons.tsx'

/** The further actions of the current record: those made for its resource, then those that are declared. */
export const RecordActions = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { recordActions: Actions } = useOverrides(resource.name)
  return (
    <>
      {Actions && (
        <Suspense>
          <Actions />
        </Suspense>
      )}
      <ActionButtons resource={resource} record={record} />
    </>
  )
}
