import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { useRecordContext } from 'react-admin'
import { CopyButton } from '../form/copy-button.tsx'
import { ShareButtons, ViewOnWebsite } from '../on-website/website-links.tsx'
import { useOverrides } from '../overrides.tsx'
import { ActionButtons } from './action-buttons.tsx'

interface Props {
  resource: Resource
}

/** The actions of the current record: those that are declared, those made for its resource, and the way to its page. */
export const RecordActions = ({ resource }: Props) => {
  const record = useRecordContext()
  const { recordActions: Actions } = useOverrides(resource.name)
  return (
    <>
      <ActionButtons resource={resource} record={record} />
      {Actions && (
        <Suspense>
          <Actions />
        </Suspense>
      )}
      <ViewOnWebsite resource={resource} />
    </>
  )
}

/** What goes on from the current record: its page made known, another record that begins as it does. */
export const FurtherActions = ({ resource }: Props) => {
  const record = useRecordContext()
  const { canBeCopied } = useOverrides(resource.name)
  return (
    <>
      <ShareButtons resource={resource} />
      {canBeCopied && record && <CopyButton resource={resource} record={record} />}
    </>
  )
}
