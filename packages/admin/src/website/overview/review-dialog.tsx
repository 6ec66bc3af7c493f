import type { ContentFileSummary } from '@kampana/shared/content/content-api'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState, type FormEvent } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { ContentFaultsError } from '../../data-provider/content-errors.ts'
import { errorMessage } from '../../error-message.ts'
import { formatDateTime } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { useTask } from '../../task/use-task.ts'
import { useInvalidateWebsite, useWebsite } from '../use-website.ts'

interface Props {
  file: Pick<ContentFileSummary, 'path' | 'title' | 'review'>
  onClose: () => void
}

/** Which office answers for a file, and on which day it is looked at again. */
export const ReviewDialog = ({ file: { path, title, review }, onClose }: Props) => {
  const t = useTranslate()
  const notify = useNotify()
  const { saveReview } = useDataProvider<ProductDataProvider>()
  const invalidate = useInvalidateWebsite()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useTask((error) => {
    if (error instanceof ContentFaultsError) setProblem(errorMessage(error))
    else notify(errorMessage(error), { type: 'error' })
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
    }
    const isSaved = await run(async () => {
      notify((await saveReview({ path, owner: read('owner'), due: read('due') })).message, {
        type: 'success',
      })
    })
    if (!isSaved) return
    onClose()
    await invalidate()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="review-title" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="review-title">{t('Who checks %{page}', { page: title })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <OfficeField owner={review.owner} />
          <TextField
            name="due"
            type="date"
            label={t('To be checked on')}
            defaultValue={review.due ?? ''}
            error={problem !== undefined}
            helperText={problem !== undefined && t(problem)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
          />
          {review.checked && (
            <Typography color="text.secondary">
              {t('Last checked by %{name} on %{moment}.', {
                name: review.checked.by,
                moment: formatDateTime(review.checked.at),
              })}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The office, by the name of a role or any other. */
const OfficeField = ({ owner }: { owner: string | null }) => {
  const t = useTranslate()
  const id = useId()
  const { data } = useWebsite()
  return (
    <>
      <TextField
        name="owner"
        label={t('Office')}
        defaultValue={owner ?? ''}
        helperText={t(
          'Who has the role of this name is asked. Any other name is shown to all who may publish.',
        )}
        slotProps={{ htmlInput: { list: id, maxLength: 100 } }}
        sx={{ mt: 1 }}
      />
      <datalist id={id}>
        {data?.offices.map((office) => (
          <option key={office}>{office}</option>
        ))}
      </datalist>
    </>
  )
}
