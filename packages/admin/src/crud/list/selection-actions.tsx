import type { Resource } from '@kampana/shared/resource'
import {
  BulkDeleteWithConfirmButton,
  CanAccess,
  EditButton,
  RecordContextProvider,
  ShowButton,
  useListContext,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin'
import { BulkActions } from '../actions/bulk-actions.tsx'
import { FurtherActions, RecordActions } from '../actions/record-actions.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { useDeletionEffects } from '../delete/use-deletion-effects.tsx'
import { DeleteOne } from '../delete/delete-button.tsx'
import { IconsOnly, WithLabels } from '../with-labels.tsx'
import { useNotifyResult, useNotifyError } from '../use-notify-result.ts'

/**
 * Show, edit and delete for one selected row, of these only delete for several; what is declared for several rows is in a menu.
 * A resource without these actions offers the export.
 */
export const SelectionActions = ({ resource }: { resource: Resource }) => {
  const { selectedIds, data } = useListContext<RaRecord>()
  const [id = 0] = selectedIds
  const hasAction = (action: Resource['actions'][number]) => resource.actions.includes(action)
  return (
    // Only its id is known when the selected row is on another page.
    <RecordContextProvider value={data?.find((record) => record.id === id) ?? { id }}>
      <WithLabels>
        {!(['show', 'edit', 'delete'] as const).some(hasAction) && <ExportButton resource={resource} />}
        {selectedIds.length === 1 && (
          <>
            <IconsOnly>
              <RecordActions resource={resource} />
              <FurtherActions resource={resource} />
            </IconsOnly>
            {hasAction('show') && <ShowButton />}
            {hasAction('edit') && <EditButton />}
          </>
        )}
        {hasAction('delete') && (
          <CanAccess action="delete">
            <DeleteSelected />
          </CanAccess>
        )}
        <BulkActions resource={resource} />
      </WithLabels>
    </RecordContextProvider>
  )
}

/** One record is deleted as on its own page; deleting several needs a confirmation. */
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
  const effects = useDeletionEffects(useResourceContext() ?? '', selectedIds)
  return selectedIds.length === 1 ? (
    <DeleteOne onDeleted={onSuccess} />
  ) : (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError, ...(effects && { meta: effects.meta }) }}
      {...(effects && { confirmContent: effects.content })}
    />
  )
}
