import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { useRecordContext } from 'react-admin'
import { CopyButton } from '../form/copy-button.tsx'
import { WebsiteLinks } from '../on-website/website-links.tsx'
import { useOverrides } from '../overrides.tsx'
import { ActionButtons } from './action-buttons.tsx'

/** The further actions of the current record: those made for its resource, then those that are declared. */
export const RecordActions = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { recordActions: Actions, canBeCopied } = useOverrides(resource.name)
  return (
    <>
      <Suspense>
        <WebsiteLinks resource={resource} />
      </Suspense>
      {Actions && (
        <Suspense>
          <Actions />
        </Suspense>
      )}
      {canBeCopied && record && <CopyButton resource={resource} record={record} />}
      <ActionButtons resource={resource} record={record} />
    </>
  )
}
