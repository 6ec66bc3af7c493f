import type { Resource } from '@kampana/shared/resource'
import {
  BulkDeleteWithConfirmButton,
  CanAccess,
  EditButton,
  RecordContextProvider,
  ShowButton,
  useListContext,
  useRefresh,
} from 'react-admin'
import { useOutcome, useRefusal } from './use-outcome.ts'

/** One selected row offers show, edit and delete; several offer only delete. */
export const SelectionActions = ({ resource }: { resource: Resource }) => {
  const { selectedIds } = useListContext()
  const [id] = selectedIds
  const may = (action: Resource['actions'][number]) => resource.actions.includes(action)
  return (
    <>
      {selectedIds.length === 1 && (
        // Only its id is known when the selected row is on another page.
        <RecordContextProvider value={{ id }}>
          {may('show') && <ShowButton />}
          {may('edit') && <EditButton />}
        </RecordContextProvider>
      )}
      {may('delete') && (
        <CanAccess action="delete">
          <DeleteSelected />
        </CanAccess>
      )}
    </>
  )
}

/** Whether selecting rows of this resource leads to anything. */
export const isSelectable = ({ actions }: Resource): boolean =>
  (['show', 'edit', 'delete'] as const).some((action) => actions.includes(action))

const DeleteSelected = () => {
  const { onUnselectItems } = useListContext()
  const outcome = useOutcome()
  const refusal = useRefusal()
  const refresh = useRefresh()
  return (
    <BulkDeleteWithConfirmButton
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (answer: object | undefined) => {
          if (outcome(answer)) onUnselectItems(true)
        },
        // Some of them may be gone all the same.
        onError: (error: unknown) => {
          refusal(error)
          refresh()
        },
      }}
    />
  )
}
