import type { ListViewQuery } from '@kampana/shared/lists/list-view'
import type { Resource } from '@kampana/shared/resource'
import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { errorMessage } from '../../error-message.ts'
import { useTask } from '../../task/use-task.ts'
import { useViews } from './use-views.ts'
import { FormDialog } from '../../task/form-dialog.tsx'

interface Props {
  resource: Resource
  query: ListViewQuery
  /** A view that is renamed or shared; a new one without it. */
  view?: { id: number; name: string; is_shared: boolean }
  onClose: () => void
}

/** Names a view of a list, and says whether others see it. */
export const ViewDialog = ({ resource, query, view, onClose }: Props) => {
  const t = useTranslate()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.is_shared ?? false)
  const [problem, setProblem] = useState<string>()
  const { save } = useViews(resource)
  const { busy, run } = useTask((error) => setProblem(nameProblem(error)))
  const submit = () => {
    setProblem(undefined)
    void run(async () => {
      await save({ ...(view && { id: view.id }), name, is_shared: isShared, query })
      onClose()
    })
  }
  return (
    <FormDialog
      title={view ? t('Change the view') : t('Keep this view')}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={submit}
      submitLabel="ra.action.save"
      cancelLabel="ra.action.cancel"
      busy={busy}
    >
      <TextField
        fullWidth
        // A dialog takes the focus to its input.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        required
        label={t('Name')}
        value={name}
        error={problem !== undefined}
        helperText={problem === undefined ? t('Filters, order and columns are kept with it.') : t(problem)}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)} />}
        label={t('For everybody who may see this list')}
      />
    </FormDialog>
  )
}

const nameProblem = (error: unknown): string => {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined
  const text: unknown =
    typeof errors === 'object' && errors !== null && 'name' in errors ? errors.name : undefined
  return typeof text === 'string' ? text : errorMessage(error)
}
