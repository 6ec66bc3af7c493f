import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/shared/resource'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { Form, HttpError, setSubmissionErrors, useTranslate, useUpdate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Inputs } from '../../crud/form/inputs.tsx'
import { FocusFirst } from '../../crud/form/focus-first.tsx'
import { useFocusOnError } from '../../crud/form/use-focus-on-error.ts'
import { useOnPhone } from '../../crud/use-on-phone.ts'
import { useNotifyResult, useNotifyError } from '../../crud/use-notify-result.ts'
import { confirmLeave, type Settled } from '../../unsaved/forms.ts'
import { mutableRef, type MutableRef } from '../../unsaved/mutable-ref.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { SignInAgain } from '../../unsaved/sign-in-again.tsx'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

type Values = Readonly<Record<string, unknown>>
/** Saves a form's values. Returns the errors of its inputs where they weren't saved. */
type Save = (values: Values) => Promise<object | undefined>

interface Props {
  resource: Resource
  slide: Slide
  onClose: () => void
}

/** Asks what a slide shows and says, where it leads and on which days it is shown. */
export const EditSlide = ({ resource, slide, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const onPhone = useOnPhone()
  const [settled] = useState(() => mutableRef<Settled>(false))
  const save = useSave(slide, settled)
  const submit: Save = async (values) => {
    const errors = await save(values)
    if (!errors) onClose()
    return errors
  }
  const leave = async () => {
    if (await confirmLeave()) onClose()
  }
  return (
    <Dialog open fullWidth fullScreen={onPhone} maxWidth="sm" aria-labelledby={`${id}-title`} onClose={leave}>
      <DialogTitle id={`${id}-title`}>{t('Edit the slide')}</DialogTitle>
      <DialogContent sx={inputs}>
        <Form id={id} record={slide} onSubmit={submit} noValidate sanitizeEmptyValues={false}>
          <Inputs resource={resource} record={slide} />
          <FocusFirst id={id} />
          <Guard id={id} settled={settled} save={save} />
          <Buttons onCancel={onClose} />
        </Form>
      </DialogContent>
    </Dialog>
  )
}

/** Room between a help and the next input. */
const inputs = { '& .MuiFormHelperText-root': { mb: 1.25 } }

const Buttons = ({ onCancel }: { onCancel: () => void }) => {
  const t = useTranslate()
  const { isSubmitting } = useFormContext().formState
  return (
    <DialogActions sx={{ px: 0, pb: 0 }}>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
      <TaskButton label={msg('Save')} busy={isSubmitting} type="submit" variant="contained" />
    </DialogActions>
  )
}

/** Asks before what was typed is left, and offers to save it. */
const Guard = ({ id, settled, save }: { id: string; settled: MutableRef<Settled>; save: Save }) => {
  const { handleSubmit, setError, formState } = useFormContext()
  useFocusOnError(id)
  const saveAnd = async (goOn: () => void): Promise<boolean> => {
    await handleSubmit(async (values) => {
      const errors = await save(values)
      if (errors) setSubmissionErrors(errors, setError)
      else goOn()
    })()
    return settled.get() !== false
  }
  return (
    <>
      {formState.isDirty && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={formState.isDirty} settled={settled} onSave={saveAnd} />
    </>
  )
}

/** Sends only what differs, so that nobody else's change of the same slide is overwritten. */
const useSave = (slide: Slide, settled: MutableRef<Settled>): Save => {
  const [update] = useUpdate<Slide>()
  const notifyResult = useNotifyResult()
  const notifyError = useNotifyError()
  return async (values) => {
    const before: Values = { ...slide }
    const data = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]))
    try {
      const change = { id: slide.id, data, previousData: slide }
      const answer = await update('slides', change, { mutationMode: 'pessimistic', returnPromise: true })
      if (!notifyResult(answer as object | undefined)) return {}
      settled.set('for good')
      return undefined
    } catch (error) {
      const errors = error instanceof HttpError && (error.body as { errors?: object } | undefined)?.errors
      if (errors) return errors
      notifyError(error)
      return {}
    }
  }
}
