import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import {
  CanAccess,
  EditButton,
  ListButton,
  ShowButton,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin'
import { useWords } from '../language/translate.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { differing } from '../resources/index.ts'
import { DeleteButton } from './delete/delete-button.tsx'
import { WithWords } from './with-words.tsx'

/** A record's name as the page's title, and beside it where one can go from here. */
export const RecordHeader = ({ resource, here }: { resource: Resource; here: 'show' | 'edit' }) => {
  const record = useRecordContext()
  const t = useWords()
  const titleOf = useGetRecordRepresentation(resource.name)
  const other = here === 'show' ? 'edit' : 'show'
  const has = (action: 'show' | 'edit' | 'delete') => resource.actions.includes(action)
  const { unchangeable, undeletable, actions: Actions } = differing[resource.name] ?? {}
  const isFixed = unchangeable?.(record) !== undefined || undeletable?.(record)
  const title = record ? String(titleOf(record)) : t(resource.label)
  return (
    <PageHeader title={title} tab={here === 'edit' ? t('Edit: %{title}', { title }) : title} below>
      <WithWords>
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
      </WithWords>
    </PageHeader>
  )
}
