import type { Resource } from '@kampana/shared/resource'
import { Create } from 'react-admin'
import { PageHeader } from '../layout/page-header.tsx'
import { RecordForm } from './record-form.tsx'

/** A form for a new record. */
export const GeneratedCreate = ({ resource }: { resource: Resource }) => (
  <Create
    title={false}
    actions={<PageHeader title={`New ${resource.singular}`} />}
    mutationMode="pessimistic"
  >
    <RecordForm resource={resource} />
  </Create>
)
