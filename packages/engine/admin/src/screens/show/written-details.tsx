import type { Resource } from '@kampana/engine-declare/resource'
import type { RaRecord } from 'react-admin'
import { Details } from './details.tsx'

/** Editable fields of a record, read-only for people who may not change it now. */
export const WrittenDetails = ({ resource, record }: { resource: Resource; record: RaRecord }) => (
  <Details
    resource={resource}
    record={record}
    names={Object.entries(resource.fields).flatMap(([name, { readOnly, condition }]) =>
      readOnly || (condition && record[name] == null) ? [] : [name],
    )}
  />
)
