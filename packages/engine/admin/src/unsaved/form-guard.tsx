import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect, useState } from 'react'
import { setSubmissionErrors, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { lazyComponent } from '../chunks/lazy-component.tsx'
import { ConflictError } from '../data-provider/errors.ts'
import { useFocusOnError } from '../screens/form/use-focus-on-error.ts'
import type { Saving } from '../screens/form/use-saving.ts'
import type { Settled } from './forms.ts'
import type { MutableRef } from './mutable-ref.ts'
import { useUnfinishedUploads } from '../screens/upload/upload-queue.ts'
import { msg } from '../language/msg.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { Draft } from './draft.ts'
import { Alert, Box, Button } from '@mui/material'
import { formatDateTime, formatTime } from '../format/format.ts'
import { inDays, today } from '../format/time-zone.ts'
import { useProductComponents, usePreloadedSignIn } from '../screens/components.tsx'
import { changedValues } from './changed-values.ts'
import type { useDraft } from './use-draft.ts'
import { useAutosave } from './use-autosave.ts'

const Conflict = lazyComponent(() => import('./conflict.tsx'), 'Conflict', { overlay: true })

interface Props {
  resource: Resource
  saving: Saving
  draft: Draft
  form: ReturnType<typeof useDraft>
  /** Record on the server, to which discarding resets the form. */
  record: Draft['record']
}

/** Protects the changes of its form with autosave, conflict resolution, reauthentication and a question before leaving. */
export const FormGuard = ({ resource, saving, draft, form, record }: Props) => {
  const methods = useFormContext()
  const { SignInAgain } = useProductComponents()
  usePreloadedSignIn()
  const values = useWatch()
  // Inputs may have set default values of a new record.
  const { _defaultValues: before } = methods.control
  const typed = changedValues(resource, draft.record ? 'edit' : 'create', before, values)
  const { settled, failure } = saving
  const isUploading = useUnfinishedUploads()
  const unsaved = Object.keys(typed).length > 0 || isUploading
  const [discarded, setDiscarded] = useState<Draft>()
  useEffect(() => {
    form.form.set(methods)
    form.typed.set(typed)
  })
  useUnsettled(settled, JSON.stringify(typed), isUploading)
  useAutosave({ resource, draft, before, typed, form: form.key, settled })
  useFocusOnError(form.id)

  /** Resets the form to this record. The discarded changes can be restored. */
  const discard = (nextRecord: Draft['record']) => {
    setDiscarded({ ...draft, typed })
    saving.clearFailure()
    form.setDraft({ record: nextRecord, typed: {} })
  }
  const saveAnd = async (goOn: () => void): Promise<boolean> => {
    saving.afterSave.set(goOn)
    await methods.handleSubmit(async (values) => {
      const errors = await saving.save(values)
      if (errors) setSubmissionErrors(errors, methods.setError)
    })()
    saving.afterSave.set(undefined)
    return settled.get() !== false
  }
  return (
    <>
      <RestoredBar
        draft={draft}
        discarded={discarded}
        onDiscard={() => discard(record)}
        onUndo={() => {
          setDiscarded(undefined)
          if (discarded) form.setDraft(discarded)
        }}
      />
      {failure instanceof ConflictError && (
        <Conflict
          {...{ resource, saving, draft, form, typed }}
          conflict={failure}
          onDiscard={() => discard(failure.record)}
        />
      )}
      {unsaved && <SignInAgain settled={settled} />}
      <LeaveGuard
        hasDraft={!isUploading}
        unsaved={unsaved}
        settled={settled}
        {...(isUploading ? { loss: lostUpload } : { onSave: saveAnd })}
      />
    </>
  )
}

/** Typing or an upload in a settled form, as after a failed logout, makes it unsaved again. */
const useUnsettled = (settled: MutableRef<Settled>, typed: string, isUploading: boolean) => {
  useEffect(() => {
    if (typed !== '{}') settled.set(false)
  }, [settled, typed])
  useEffect(() => {
    if (isUploading) settled.set(false)
  }, [settled, isUploading])
}

const lostUpload = msg('An upload isn’t finished. If you leave, the file isn’t uploaded.')

interface RestoredBarProps {
  draft: Draft
  /** Discarded draft, which Undo restores. */
  discarded: Draft | undefined
  onDiscard: () => void
  onUndo: () => void
}

/** Message that the form was restored from a draft, with a button that discards the draft or undoes that. */
const RestoredBar = ({ draft: { restored, elsewhere }, discarded, onDiscard, onUndo }: RestoredBarProps) => {
  const t = useTranslate()
  if (restored !== undefined)
    return (
      <Bar
        text={t('Restored your unsaved changes from %{time}.', { time: formatTimestamp(restored) })}
        action={t('Discard')}
        onAct={onDiscard}
      />
    )
  if (discarded) return <Bar text={t('Unsaved changes discarded.')} action={t('Undo')} onAct={onUndo} />
  return elsewhere ? <Bar text={t('You are also editing this in another tab.')} /> : null
}

const Bar = ({ text, action, onAct }: { text: string; action?: string; onAct?: () => void }) => (
  <Box component="output" sx={{ display: 'block', width: '100%', mb: 3 }}>
    <Alert
      severity="info"
      variant="outlined"
      role="none"
      sx={{ alignItems: 'center' }}
      action={
        action && (
          <Button color="inherit" size="small" onClick={onAct}>
            {action}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  </Box>
)

/** Timestamps of today have no date. */
const formatTimestamp = (at: number): string => {
  const moment = new Date(at).toISOString()
  return inDays(0, moment) === today() ? formatTime(moment) : formatDateTime(moment)
}
