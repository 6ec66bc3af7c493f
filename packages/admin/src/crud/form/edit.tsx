import type { Resource } from '@kampana/shared/resource'
import { Edit, useEditContext } from 'react-admin'
import { formSheet } from '../../layout/form-sheet.ts'
import { isWhole } from '../../data-provider/record-version.ts'
import { RecordFailure } from '../failure/record-failure.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordHeader } from '../record-header.tsx'
import { useOpening } from '../use-opening.ts'
import { useReadFailure } from '../failure/use-read-failure.ts'

/** A form for an existing record. Nothing is shown as saved before the server has saved it. */
export const GeneratedEdit = ({ resource }: { resource: Resource }) => (
  <Edit
    title={false}
    mutationMode="pessimistic"
    actions={<RecordHeader resource={resource} here="edit" />}
    queryOptions={{ onError: useReadFailure(resource) }}
    sx={formSheet}
  >
    <EditedRecord resource={resource} />
  </Edit>
)

/** A row of the list stands in for the record until it is there; it lacks the long fields. */
const EditedRecord = ({ resource }: { resource: Resource }) => {
  const { record, isFetching, error, refetch } = useEditContext()
  const isOpened = useOpening(resource, record, isFetching)
  if (!record) return <RecordFailure error={error} refetch={refetch} />
  return (
    <RecordForm
      key={record.id}
      resource={resource}
      record={record}
      ready={!isFetching && isWhole(record) && isOpened}
    />
  )
}
