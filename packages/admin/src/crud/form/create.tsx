import type { Resource } from '@kampana/shared/resource'
import { Create } from 'react-admin'
import { formSheet } from '../../layout/form-sheet.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { useCreateLabel } from '../use-create-label.ts'
import { RecordForm } from './record-form.tsx'

interface Props {
  resource: Resource
  /** The form's default values. */
  defaults?: object | undefined
}

/** A form for a new record. */
export const GeneratedCreate = ({ resource, defaults }: Props) => {
  const createLabel = useCreateLabel()
  return (
    <Create
      title={false}
      actions={<PageHeader title={createLabel(resource)} />}
      mutationMode="pessimistic"
      sx={formSheet}
    >
      <RecordForm resource={resource} defaults={defaults} />
    </Create>
  )
}
