import type { Resource } from '@kampana/shared/resource'
import { Edit, useRedirect } from 'react-admin'
import { RecordForm } from './record-form.tsx'
import { RecordHeader } from './record-header.tsx'
import { useOutcome, useRefusal } from './use-outcome.ts'
import { useReadFailure } from './use-read-failure.ts'

/** A form for an existing record. Nothing is shown as saved before the server has saved it. */
export const GeneratedEdit = ({ resource }: { resource: Resource }) => {
  const outcome = useOutcome()
  const refusal = useRefusal()
  const redirect = useRedirect()
  return (
    <Edit
      title={false}
      mutationMode="pessimistic"
      actions={<RecordHeader resource={resource} here="edit" />}
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
