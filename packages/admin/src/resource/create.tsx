import type { Resource } from '@kampana/shared/resource'
import { Create, useRedirect } from 'react-admin'
import { PageHeader } from '../layout/page-header.tsx'
import { RecordForm } from './record-form.tsx'
import { useOutcome, useRefusal } from './use-outcome.ts'

/** A form for a new record. */
export const GeneratedCreate = ({ resource }: { resource: Resource }) => {
  const outcome = useOutcome()
  const refusal = useRefusal()
  const redirect = useRedirect()
  return (
    <Create
      title={false}
      actions={<PageHeader title={`New ${resource.singular}`} />}
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (data: object) => {
          if (outcome(data)) redirect('list', resource.name)
        },
        onError: refusal,
      }}
    >
      <RecordForm resource={resource} />
    </Create>
  )
}
