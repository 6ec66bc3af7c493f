import {
  DeleteWithConfirmButton,
  useRedirect,
  useResourceContext,
  useUnselect,
  type RaRecord,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useOutcome, useRefusal } from './use-outcome.ts'

/** Deletes the record at hand after asking, and leads to the list. */
export const DeleteButton = () => {
  const resource = useResourceContext()
  const outcome = useOutcome()
  const refusal = useRefusal()
  const redirect = useRedirect()
  const unselect = useUnselect(resource)
  const form = useFormContext() as ReturnType<typeof useFormContext> | null
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (data: RaRecord) => {
          if (!outcome(data)) return
          unselect([data.id])
          // The record is gone: what was typed can't be lost any more, and must not hold one back.
          form?.reset(undefined, { keepValues: true })
          redirect('list', resource)
        },
        onError: refusal,
      }}
    />
  )
}
