import type { Resource } from '@kampana/engine-declare/resource'
import { useState, useEffect } from 'react'
import { setSubmissionErrors, useRecordContext, useSaveContext, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useOverrides } from '../overrides.tsx'
import { useDraftForm, type DraftIntent, type DraftForm } from './draft-form.ts'
import { MenuItem, TextField } from '@mui/material'
import { releaseTitle } from './release-title.ts'
import { useOpenReleases } from './use-releases.ts'

const labels: Readonly<Record<DraftIntent, string>> = {
  publish: msg('Publish'),
  ask: msg('Submit for review'),
  draft: msg('Save draft'),
}

/**
 * Buttons of a form with drafts. In a release with several records, publishers can only save the draft here. The release page
 * publishes the records together.
 */
export const DraftButtons = ({ resource }: { resource: Resource }) => {
  const form = useDraftForm()
  const publishLabel = usePublishLabel(resource)
  const { isSubmitting } = useFormState()
  const { busy, keep: store } = useStoreDraft()
  if (!form) return null
  const isTogether = (form.release?.records.length ?? 1) > 1
  const own: DraftIntent = form.mayPublish ? 'publish' : 'ask'
  const first = isTogether && form.mayPublish ? 'draft' : own
  return (
    <>
      {!form.release && <JoinedRelease form={form} />}
      <TaskButton
        type="submit"
        variant="contained"
        label={first === 'publish' ? publishLabel : labels[first]}
        busy={isSubmitting || busy}
        onClick={() => form.intent.set(first)}
      />
      {first !== 'draft' && (
        <TaskButton
          label={labels.draft}
          busy={isSubmitting || busy}
          onClick={() => {
            form.intent.set('draft')
            void store()
          }}
        />
      )}
    </>
  )
}

const usePublishLabel = ({ name }: Resource): string => {
  const record = useRecordContext()
  const values = useWatch()
  const { publishLabel } = useOverrides(name)
  return (record && publishLabel?.(values, record)) ?? labels.publish
}

/**
 * Saves an incomplete draft, which only publication rejects. Other errors are shown as usual, such as an unfinished image
 * upload.
 */
const useStoreDraft = () => {
  const { save } = useSaveContext()
  const { getValues, getFieldState, setError, clearErrors, trigger } = useFormContext()
  const [busy, setBusy] = useState(false)
  const store = async () => {
    setBusy(true)
    try {
      await trigger()
      const values: Readonly<Record<string, unknown>> = getValues()
      if (Object.keys(values).some((name) => isFilled(values[name]) && getFieldState(name).invalid)) return
      clearErrors()
      const errors = await save?.(values)
      if (errors) setSubmissionErrors(errors, setError)
    } finally {
      setBusy(false)
    }
  }
  return { busy, keep: store }
}

const isFilled = (value: unknown): boolean => value != null && value !== ''

/**
 * Asks which of the person's releases a first draft joins, so that their drafts are published together. For a published
 * record, the default is the newest unsubmitted release. Without an open release, it asks nothing.
 */
const JoinedRelease = ({ form: { releaseId, isLive } }: { form: DraftForm }) => {
  const t = useTranslate()
  const { data = [] } = useOpenReleases()
  const [chosen, setChosen] = useState<number>()
  const own = data.filter(({ mine, state }) => mine && (state === 'draft' || state === 'sent back'))
  const newest = isLive ? own.find(({ state }) => state === 'draft')?.id : undefined
  const joined = chosen ?? newest ?? 0
  useEffect(() => releaseId.set(joined === 0 ? undefined : joined), [releaseId, joined])
  if (own.length === 0) return null
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('Add to release')}
      value={joined}
      onChange={({ target }) => setChosen(Number(target.value))}
      sx={{ minWidth: 0, maxWidth: { xs: '100%', sm: '18rem' } }}
    >
      <MenuItem value={0}>{t('No release')}</MenuItem>
      {own.map((release) => (
        <MenuItem key={release.id} value={release.id}>
          {t('Release: %{title}', { title: releaseTitle(release) })}
        </MenuItem>
      ))}
    </TextField>
  )
}
