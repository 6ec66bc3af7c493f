import DeleteIcon from '@mui/icons-material/Delete'
import {
  Button,
  DeleteWithConfirmButton,
  useDeleteController,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useUnselect,
  type RaRecord,
} from 'react-admin'
import { settleForms } from '../../unsaved/forms.ts'
import { useDeletionEffects } from './use-deletion-effects.tsx'
import { useMustConfirmDelete } from './confirm-delete.ts'
import { useNotifyResult, useNotifyError } from '../use-notify-result.ts'

/** Deletes the current record, with a confirmation if it can't be restored, and redirects to the list. */
export const DeleteButton = () => {
  const resource = useResourceContext()
  const notifyResult = useNotifyResult()
  const redirect = useRedirect()
  const unselect = useUnselect(resource)
  return (
    <DeleteOne
      onDeleted={(record) => {
        if (!notifyResult(record)) return
        unselect([record.id])
        settleForms()
        redirect('list', resource)
      }}
    />
  )
}

/** Deletes the current record and calls `onDeleted`. */
export const DeleteOne = ({ onDeleted }: { onDeleted: (record: RaRecord) => void }) => {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const effects = useDeletionEffects(resource, record ? [record.id] : [])
  const options = { onSuccess: onDeleted, onError: useNotifyError() }
  return useMustConfirmDelete(resource) ? (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      mutationOptions={{ ...options, ...(effects && { meta: effects.meta }) }}
      {...(effects && { confirmContent: effects.content })}
    />
  ) : (
    <DeleteAtOnce options={options} />
  )
}

const DeleteAtOnce = ({
  options,
}: {
  options: Parameters<typeof useDeleteController>[0]['mutationOptions']
}) => {
  const record = useRecordContext()
  const { isPending, handleDelete } = useDeleteController({
    mutationMode: 'pessimistic',
    ...(options && { mutationOptions: options }),
  })
  return (
    <Button
      label="ra.action.delete"
      color="error"
      disabled={!record}
      // A disabled button would lose focus, which should stay here after an error.
      aria-disabled={isPending}
      onClick={() => isPending || handleDelete()}
    >
      <DeleteIcon />
    </Button>
  )
}
