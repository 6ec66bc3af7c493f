import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import {
  BulkDeleteWithConfirmButton,
  CanAccess,
  EditButton,
  RecordContextProvider,
  ShowButton,
  useListContext,
  useRefresh,
  type RaRecord,
} from 'react-admin'
import { differing } from '../../resources/index.ts'
import { ExportButton } from '../export/export-button.tsx'
import { DeleteOne } from '../delete/delete-button.tsx'
import { WithWords } from '../with-words.tsx'
import { useOutcome, useRefusal } from '../use-outcome.ts'

/** One selected row offers show, edit and delete; several offer only delete. Of what can only be read, the selection is saved as a file. */
export const SelectionActions = ({ resource }: { resource: Resource }) => {
  const { selectedIds, data } = useListContext<RaRecord>()
  const [id = 0] = selectedIds
  const Actions = differing[resource.name]?.actions
  const may = (action: Resource['actions'][number]) => resource.actions.includes(action)
  return (
    // Only its id is known when the selected row is on another page.
    <RecordContextProvider value={data?.find((record) => record.id === id) ?? { id }}>
      <WithWords>
        {!(['show', 'edit', 'delete'] as const).some(may) && <ExportButton resource={resource} />}
        {selectedIds.length === 1 && (
          <>
            {Actions && (
              <Suspense>
                <Actions />
              </Suspense>
            )}
            {may('show') && <ShowButton />}
            {may('edit') && <EditButton />}
          </>
        )}
        {may('delete') && (
          <CanAccess action="delete">
            <DeleteSelected />
          </CanAccess>
        )}
      </WithWords>
    </RecordContextProvider>
  )
}

/** One is deleted as on its own screen; before several go at once a person is asked. */
const DeleteSelected = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const outcome = useOutcome()
  const refusal = useRefusal()
  const refresh = useRefresh()
  const onSuccess = (answer: object | undefined) => {
    if (outcome(answer)) onUnselectItems(true)
  }
  // Some of them may be gone all the same.
  const onError = (error: unknown) => {
    refusal(error)
    refresh()
  }
  return selectedIds.length === 1 ? (
    <DeleteOne onDeleted={onSuccess} />
  ) : (
    <BulkDeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }} />
  )
}
