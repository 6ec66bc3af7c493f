import type { ReleaseDetail, ReleaseRecord } from '@kampana/engine-declare/api/releases'
import { Alert, Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { errorMessage } from '../../../error-message.ts'
import { msg } from '../../../language/msg.ts'
import { TaskButton } from '../../../task/task-button.tsx'
import { useTask } from '../../../task/use-task.ts'
import { movableRecords, type ActsOfRelease } from './use-release-acts.ts'
import { useOpenReleases } from '../use-releases.ts'
import { FormDialog } from '../../../task/form-dialog.tsx'

interface Props {
  release: ReleaseDetail
  acts: ActsOfRelease
  onClose: () => void
}

/**
 * Asks which drafts of other releases to move into this one, to publish them together. The person's own drafts are
 * preselected.
 */
export const TakeDialog = ({ release, acts, onClose }: Props) => {
  const t = useTranslate()
  const { data = [] } = useOpenReleases()
  const [selected, setChosen] = useState<readonly string[]>()
  const [failure, setFailure] = useState<unknown>()
  const { busy, run } = useTask(setFailure)
  const others = movableRecords(data, release.id)
  const own = data.filter(({ mine, state }) => mine && state === 'draft')
  const chosen = selected ?? movableRecords(own, release.id).map(keyOf)
  const take = async () => {
    const records = others.filter((record) => chosen.includes(keyOf(record)))
    if (records.length === 0) return setFailure(new Error(msg('Please choose at least one.')))
    if (await run(() => acts.take(records))) onClose()
  }
  return (
    <FormDialog
      title={t('Move drafts here')}
      onClose={onClose}
      dividers
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {others.length > 0 && (
            <TaskButton
              label={msg('Move here')}
              variant="contained"
              busy={busy}
              onClick={() => void take()}
            />
          )}
        </>
      }
    >
      {others.length === 0 && t('No other draft waits that you may move.')}
      <FormGroup>
        {others.map((record) => (
          <FormControlLabel
            key={keyOf(record)}
            control={<Checkbox checked={chosen.includes(keyOf(record))} />}
            label={t('%{title}, draft of %{who}', { title: record.title, who: record.by })}
            onChange={(_event, checked) =>
              setChosen(checked ? [...chosen, keyOf(record)] : chosen.filter((key) => key !== keyOf(record)))
            }
          />
        ))}
      </FormGroup>
      {failure !== undefined && (
        <Alert severity="error" role="alert">
          {t(errorMessage(failure))}
        </Alert>
      )}
    </FormDialog>
  )
}

const keyOf = ({ resource, id }: ReleaseRecord): string => `${resource} ${id}`
