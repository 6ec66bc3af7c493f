import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import {
  CanAccess,
  EditButton,
  ListButton,
  ShowButton,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { PageHeader } from '../layout/page-header.tsx'
import { useOverrides } from './overrides.tsx'
import { DeleteButton } from './delete/delete-button.tsx'
import { WithLabels } from './with-labels.tsx'

/** A record's name as the page's title, and beside it where one can go from here. */
export const RecordHeader = ({ resource, here }: { resource: Resource; here: 'show' | 'edit' }) => {
  const record = useRecordContext()
  const t = useTranslate()
  const titleOf = useGetRecordRepresentation(resource.name)
  const other = here === 'show' ? 'edit' : 'show'
  const has = (action: 'show' | 'edit' | 'delete') => resource.actions.includes(action)
  const { readOnlyReason, undeletable, recordActions: Actions } = useOverrides(resource.name)
  const isFixed = readOnlyReason?.(record) !== undefined || undeletable?.(record)
  const title = record ? String(titleOf(record)) : t(resource.label)
  return (
    <PageHeader title={title} tab={here === 'edit' ? t('Edit: %{title}', { title }) : title} below>
      <WithLabels>
        <ListButton label={t(resource.label)} />
        {Actions && here === 'show' && (
          <Suspense>
            <Actions />
          </Suspense>
        )}
        {has(other) && (
          <CanAccess action={other}>{other === 'edit' ? <EditButton /> : <ShowButton />}</CanAccess>
        )}
        {has('delete') && !isFixed && (
          <CanAccess action="delete">
            <DeleteButton />
          </CanAccess>
        )}
      </WithLabels>
    </PageHeader>
  )
}
