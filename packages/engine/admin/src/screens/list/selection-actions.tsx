import type { Resource } from '@kampana/engine-declare/resource'
import {
  BulkDeleteWithConfirmButton,
  CanAccess,
  EditButton,
  RecordContextProvider,
  ShowButton,
  useCanAccess,
  useListContext,
  useRefresh,
  useResourceContext,
  useUnselect,
  type RaRecord,
} from 'react-admin'
import { BulkActions } from '../actions/bulk-actions.tsx'
import { MoreActions } from '../actions/more-actions.tsx'
import { SelectedActions } from '../actions/record-actions.tsx'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { ExportButton } from '../export/export-button.tsx'
import { useDeletionEffects } from '../delete/use-deletion-effects.tsx'
import { DeleteOne } from '../delete/delete-button.tsx'
import { msg } from '../../language/msg.ts'
import { useSection } from '../section/use-section.ts'
import { WithLabels } from '../with-labels.tsx'
import { isIncomplete } from '../../data-provider/server-message.ts'
import { useNotifyResult, useNotifyError } from '../use-notify-result.ts'

/**
 * Actions for selected rows: show, edit and delete for one, only delete for several; the rest in a menu. People without these
 * permissions can export the selection.
 */
export const SelectionActions = ({ resource }: { resource: Resource }) => {
  const { selectedIds, data } = useListContext<RaRecord>()
  const [id = 0] = selectedIds
  const isDeletable = !data?.some(
    (record) => selectedIds.includes(record.id) && isOnlyForPublishers(resource, record),
  )
  const { isOutside } = useSection(resource, selectedIds.length === 1 ? { id } : undefined)
  const hasAction = (action: Resource['actions'][number]) =>
    resource.actions.includes(action) &&
    (action !== 'delete' || isDeletable) &&
    (action === 'show' || !isOutside)
  return (
    // If the selected row is on another page, only its id is known.
    <RecordContextProvider value={data?.find((record) => record.id === id) ?? { id }}>
      <WithLabels>
        <ExportInstead
          resource={resource}
          actions={(selectedIds.length === 1 ? one : several).filter(hasAction)}
        />
        {selectedIds.length === 1 && (
          <>
            {hasAction('show') && <ShowButton />}
            {hasAction('edit') && <EditButton />}
          </>
        )}
        {hasAction('delete') && (
          <CanAccess action="delete">
            <DeleteSelected />
          </CanAccess>
        )}
        <MoreActions label={msg('More actions')}>
          {selectedIds.length === 1 && <SelectedActions resource={resource} />}
          <BulkActions resource={resource} />
        </MoreActions>
      </WithLabels>
    </RecordContextProvider>
  )
}

/** Standard actions for one selected row, and for several. */
const one = ['show', 'edit', 'delete'] as const
const several = ['delete'] as const

/** Export button for people who may not use any standard action on the selection. */
const ExportInstead = ({ resource, actions }: { resource: Resource; actions: readonly string[] }) => {
  const { name } = resource
  const show = useCanAccess({ resource: name, action: 'show' })
  const edit = useCanAccess({ resource: name, action: 'edit' })
  const remove = useCanAccess({ resource: name, action: 'delete' })
  const access = Object.entries({ show, edit, delete: remove }).filter(([action]) => actions.includes(action))
  const isOffered = access.every(([, { isPending, canAccess }]) => !isPending && !canAccess)
  return isOffered && <ExportButton resource={resource} />
}

/** Deletes the selection. A single record is deleted as on its own page; several need a confirmation. */
const DeleteSelected = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const unselect = useUnselect(useResourceContext())
  /** Rejected records stay selected. */
  const onSuccess = (answer: object | undefined) => {
    if (!notifyResult(answer)) return
    if (isIncomplete(answer) && Array.isArray(answer)) unselect(answer, true)
    else onUnselectItems(true)
  }
  // Some records may have been deleted before the error.
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
