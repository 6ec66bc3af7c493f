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
import { useOverrides } from '../overrides.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { DeleteOne } from '../delete/delete-button.tsx'
import { WithLabels } from '../with-labels.tsx'
import { useNotifyResult, useNotifyError } from '../use-notify-result.ts'

/** One selected row offers show, edit and delete; several offer only delete. Of what can only be read, the selection is saved as a file. */
export const SelectionActions = ({ resource }: { resource: Resource }) => {
  const { selectedIds, data } = useListContext<RaRecord>()
  const [id = 0] = selectedIds
  const { recordActions: Actions } = useOverrides(resource.name)
  const may = (action: Resource['actions'][number]) => resource.actions.includes(action)
  return (
    // Only its id is known when the selected row is on another page.
    <RecordContextProvider value={data?.find((record) => record.id === id) ?? { id }}>
      <WithLabels>
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
      </WithLabels>
    </RecordContextProvider>
  )
}

/** One is deleted as on its own screen; before several go at once a person is asked. */
const DeleteSelected = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const onSuccess = (answer: object | undefined) => {
    if (notifyResult(answer)) onUnselectItems(true)
  }
  // Some of them may have been deleted before the error.
  const onError = (error: unknown) => {
    notifyError(error)
    refresh()
  }
  return selectedIds.length === 1 ? (
    <DeleteOne onDeleted={onSuccess} />
  ) : (
    <BulkDeleteWithConfirmButton mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }} />
  )
}
