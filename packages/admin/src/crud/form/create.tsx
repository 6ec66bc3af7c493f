import type { Resource } from '@kampana/shared/resource'
import { Create } from 'react-admin'
import { formSheet } from '../../layout/form-sheet.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { useCreateWords } from '../create-words.ts'
import { RecordForm } from './record-form.tsx'

interface Props {
  resource: Resource
  /** What the form is filled with to begin with. */
  defaults?: object | undefined
}

/** A form for a new record. */
export const GeneratedCreate = ({ resource, defaults }: Props) => {
  const createWords = useCreateWords()
  return (
    <Create
      title={false}
      actions={<PageHeader title={createWords(resource)} />}
      mutationMode="pessimistic"
      sx={formSheet}
    >
      <RecordForm resource={resource} defaults={defaults} />
    </Create>
  )
}
