import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { Edit, useEditContext } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { formSheet } from '../../page/form-sheet.ts'
import { isFullRecord } from '../../data-provider/record-version.ts'
import { awaitsPublication, storesDrafts } from '../drafts/has-drafts.ts'
import { RecordError } from '../errors/record-error.tsx'
import { preloadInputs } from './inputs.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordHeader } from '../record-header.tsx'
import { OutsideRecord } from '../section/other-section.tsx'
import { useSection } from '../section/use-section.ts'
import { useUpdateOnOpen } from '../use-update-on-open.ts'
import { useReadErrorHandler } from '../errors/use-read-error-handler.ts'

const WaitingForm = lazyComponent(() => import('../drafts/waiting/waiting-form.tsx'), 'WaitingForm')
const DraftedForm = lazyComponent(() => import('../drafts/drafted-form.tsx'), 'DraftedForm', {
  inPlace: true,
})

/** Form for an existing record. Changes appear only after the server has saved them. */
export const GeneratedEdit = ({ resource }: { resource: Resource }) => {
  // Loads the form's script while the record loads.
  useState(() => {
    preloadInputs(resource)
    if (resource.drafts) DraftedForm.preload?.()
  })
  return (
    <Edit
      title={false}
      mutationMode="pessimistic"
      actions={<RecordHeader resource={resource} screen="edit" />}
      queryOptions={{ onError: useReadErrorHandler(resource) }}
      sx={formSheet}
    >
      <EditedRecord resource={resource} />
    </Edit>
  )
}

/** Form of the loaded record. Until then, react-admin provides the list row, which lacks long fields. */
const EditedRecord = ({ resource }: { resource: Resource }) => {
  const { record, isFetching, error, refetch } = useEditContext()
  const isOpened = useUpdateOnOpen(resource, record, isFetching)
  const [timesSaved, setTimesSaved] = useState(0)
  const section = useSection(resource, record)
  if (!record) return <RecordError error={error} refetch={refetch} />
  if (section.isOutside) return section.roles && <OutsideRecord resource={resource} record={record} />
  // A singleton has no list to return to: the form restarts with the saved values.
  const onSaved = resource.singleton ? () => setTimesSaved(timesSaved + 1) : undefined
  const form = { resource, record, ready: !isFetching && isFullRecord(record) && isOpened, onSaved }
  const key = `${record.id} ${timesSaved}`
  if (awaitsPublication(resource, record))
    return (
      <ChunkBoundary>
        <WaitingForm key={key} resource={resource} record={record}>
          <RecordForm {...form} />
        </WaitingForm>
      </ChunkBoundary>
    )
  if (!storesDrafts(resource, record)) return <RecordForm key={key} {...form} />
  return <DraftedForm key={key} {...form} />
}
