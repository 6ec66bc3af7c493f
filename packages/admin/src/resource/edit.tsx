import type { Resource } from '@kampana/shared/resource'
import { CanAccess, Edit, ListButton, ShowButton, TopToolbar, useRedirect } from 'react-admin'
import { DeleteButton } from './delete-button.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordTitle } from './show.tsx'
import { useOutcome, useRefusal } from './use-outcome.ts'
import { useReadFailure } from './use-read-failure.ts'

/** A form for an existing record. Nothing is shown as saved before the server has saved it. */
export const GeneratedEdit = ({ resource }: { resource: Resource }) => {
  const outcome = useOutcome()
  const refusal = useRefusal()
  const redirect = useRedirect()
  return (
    <Edit
      title={<RecordTitle />}
      mutationMode="pessimistic"
      actions={<EditActions resource={resource} />}
      queryOptions={{ onError: useReadFailure(resource) }}
      mutationOptions={{
        onSuccess: (data: object) => {
          if (outcome(data)) redirect('list', resource.name)
        },
        onError: refusal,
      }}
    >
      <RecordForm resource={resource} />
    </Edit>
  )
}

const EditActions = ({ resource }: { resource: Resource }) => (
  <TopToolbar>
    <ListButton label={resource.label} />
    {resource.actions.includes('show') && (
      <CanAccess action="show">
        <ShowButton />
      </CanAccess>
    )}
    {resource.actions.includes('delete') && (
      <CanAccess action="delete">
        <DeleteButton />
      </CanAccess>
    )}
  </TopToolbar>
)
