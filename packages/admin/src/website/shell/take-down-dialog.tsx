import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'
import { formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { useTask } from '../../task/use-task.ts'
import { flattenMenu } from '../forms/menu/menu-tree.ts'
import { useInvalidateWebsite } from '../use-website.ts'
import { editYaml } from '../yaml/edit-large-yaml.ts'
import { parseValue } from '../yaml/edit-yaml.ts'

interface Props {
  title: string
  address: string
  /** The last day on which the page is shown; null for ever. */
  until: string | null
  onClose: () => void
}

/** Sets the last day of a page in the menu. It is published at once, whatever else is being written. */
export const TakeDownDialog = ({ title, address, until, onClose }: Props) => {
  const t = useTranslate()
  const notify = useNotify()
  const invalidate = useInvalidateWebsite()
  const setLastDay = useSetLastDay(address)
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { busy, run } = useTask((error) => setRefusal(errorMessage(error)))
  const save = async (day: string | null) => {
    const note = day === null ? t('Shown for ever') : t('Shown until %{day}', { day: formatDay(day) })
    const isDone = await run(async () => {
      await setLastDay(day, `${title}: ${note}`)
      notify(note, { type: 'success' })
    })
    if (!isDone) return
    onClose()
    await invalidate()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const typed = new FormData(event.currentTarget).get('day')
    const day = typeof typed === 'string' ? typed : ''
    if (day === '') return setProblem(t('Please choose a day.'))
    if (day < today()) return setProblem(t('This day is over already.'))
    void save(day)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="take-down-title" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="take-down-title">{t('Take “%{page}” down', { page: title })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">
            {t('After this day visitors no longer find the page. Its text stays here.')}
          </Typography>
          {refusal !== undefined && <Alert severity="error">{t(refusal)}</Alert>}
          <TextField
            // A dialog takes the focus to its input.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            name="day"
            type="date"
            label={t('Last day on which it is shown')}
            defaultValue={until ?? ''}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {until !== null && (
            <Button disabled={busy} onClick={() => void save(null)}>
              {t('Show it for ever')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={busy}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Publishes the menus with another last day of one page. A draft of the menus would be lost, so it has to go first. */
const useSetLastDay = (address: string) => {
  const t = useTranslate()
  const { getContentFile, publishContent } = useDataProvider<ProductDataProvider>()
  return async (day: string | null, note: string): Promise<void> => {
    const { path, text, hash, draft } = await getContentFile('site-map.yaml')
    if (draft) throw new Error(t('The menus have a draft. Set the day there, or discard the draft.'))
    const row = flattenMenu(parseValue(text ?? '')).find((each) => each.address === address)
    if (!row) throw new Error(t('The menus have no such page.'))
    const place = [...row.path, 'until']
    const edit =
      day === null
        ? ({ type: 'delete', path: place } as const)
        : ({ type: 'set', path: place, value: day } as const)
    await publishContent({ files: [{ path, text: editYaml(text ?? '', [edit]), base_hash: hash }], note })
  }
}
