import type { CustomAction } from '@kampana/engine-declare/custom-action'
import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Fields } from '@kampana/engine-declare/resource'
import { Alert, Box, Button, DialogContentText } from '@mui/material'
import { pick } from 'es-toolkit'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Form, HttpError, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { errorMessage } from '../../error-message.ts'
import { DialogFrame } from '../../task/dialog-frame.tsx'
import { DialogParts } from '../../task/form-dialog.tsx'
import { TaskButton } from '../../task/task-button.tsx'
import type { Settled } from '../../unsaved/forms.ts'
import { LeaveGuard } from '../../unsaved/leave-guard.tsx'
import { mutableRef, type MutableRef } from '../../unsaved/mutable-ref.ts'
import { useProductComponents, usePreloadedSignIn } from '../components.tsx'
import { useUnfinishedUploads } from '../upload/upload-queue.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { FocusFirst } from '../form/focus-first.tsx'
import { useFocusOnError } from '../form/use-focus-on-error.ts'

type Values = Record<string, unknown>

interface Props {
  action: Pick<CustomAction, 'label' | 'fields'>
  title: string
  question?: string | undefined
  /** Initial values of the inputs. */
  defaults?: Readonly<Values>
  /** Key under which unsent input is stored until the action succeeds. */
  draftKey: string
  /** Rejects with error texts by field if the input is invalid. */
  act: (values: Values) => Promise<void>
  onClose: () => void
  /** Content above the inputs. */
  children?: ReactNode
}

/** Unsent input of closed dialogs. */
const drafts = new Map<string, Values>()

/** Dialog for an action's input. The dialog and its input stay until the action succeeds. */
export const ActionDialog = ({ action, title, question, defaults, draftKey, act, ...props }: Props) => {
  const t = useTranslate()
  const id = useId()
  const shown = pickFields(action.fields, false)
  const [failure, setFailure] = useState<unknown>()
  const [settled] = useState(() => mutableRef<Settled>(false))
  const [initial] = useState(() => ({ ...pickInputs(shown, defaults), ...drafts.get(draftKey) }))
  const submit = async (values: Values) => {
    setFailure(undefined)
    // The action may navigate to another page.
    settled.set('for good')
    try {
      // Hidden inputs are sent with their current values, not those at the time the dialog opened.
      await act({ ...values, ...pickInputs(pickFields(action.fields, true), defaults) })
    } catch (error) {
      settled.set(false)
      const errors = findInputErrors(error, shown)
      if (!errors) setFailure(error)
      return errors
    }
    drafts.delete(draftKey)
    props.onClose()
    return undefined
  }
  const ends = (
    <>
      <Button onClick={props.onClose} sx={thumb}>
        {t('Cancel')}
      </Button>
      <Submit label={action.label} />
    </>
  )
  return (
    <DialogFrame
      large
      onKeyDown={submitOnCtrlEnter}
      onClose={(reason) => reason === 'backdropClick' || props.onClose()}
    >
      <Box
        component={Form}
        id={id}
        record={initial}
        onSubmit={submit}
        noValidate
        sanitizeEmptyValues={false}
        sx={{ display: 'contents' }}
      >
        <DialogParts title={title} actions={ends}>
          {question !== undefined && <DialogContentText sx={{ mb: 2 }}>{t(question)}</DialogContentText>}
          {props.children}
          {Object.entries(shown).map(([name, field]) => (
            <Box key={name} data-input={inputName(name, field)} sx={{ display: 'contents' }}>
              <FieldInput name={name} field={field} />
            </Box>
          ))}
          <FocusFirst id={id} />
          <Guard {...{ id, draftKey, settled }} />
          {failure !== undefined && (
            <Alert ref={scrollTo} severity="error" role="alert" sx={{ mt: 1 }}>
              {t(errorMessage(failure))}
            </Alert>
          )}
        </DialogParts>
      </Box>
    </DialogFrame>
  )
}

const Submit = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState()
  return <TaskButton label={label} busy={isSubmitting} type="submit" variant="contained" sx={thumb} />
}

interface GuardProps {
  id: string
  draftKey: string
  settled: MutableRef<Settled>
}

/** Stores unsent input for the next time the dialog opens, and prompts before the user leaves the page. */
const Guard = ({ id, draftKey, settled }: GuardProps) => {
  const { SignInAgain } = useProductComponents()
  usePreloadedSignIn()
  const values = useWatch<Values>()
  const { isDirty, dirtyFields } = useFormState()
  useFocusOnError(id)
  const isUploading = useUnfinishedUploads()
  const unsaved = isDirty || isUploading
  useEffect(() => {
    if (isDirty) drafts.set(draftKey, { ...drafts.get(draftKey), ...pick(values, Object.keys(dirtyFields)) })
  }, [draftKey, values, isDirty, dirtyFields])
  return (
    <>
      {unsaved && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={unsaved} settled={settled} />
    </>
  )
}

const pickFields = (fields: Fields, hidden: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { apiOnly = false }]) => apiOnly === hidden))

const pickInputs = (fields: Fields, values: Readonly<Values> | undefined): Values =>
  Object.fromEntries(inputsOf(fields).map((input) => [input, values?.[input] ?? null]))

/** Errors of the dialog's inputs; undefined if the action failed for another reason. */
const findInputErrors = (error: unknown, fields: Fields): Values | undefined => {
  const body = error instanceof HttpError ? (error.body as { errors?: Values } | undefined) : undefined
  const own = pick(body?.errors ?? {}, inputsOf(fields))
  return Object.keys(own).length > 0 ? own : undefined
}

const inputsOf = (fields: Fields): string[] =>
  Object.entries(fields).map(([name, field]) => inputName(name, field))

const submitOnCtrlEnter = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof Element) event.target.closest('form')?.requestSubmit()
}

/** On a phone the alert may be below the visible area. */
const scrollTo = (alert: HTMLElement | null): void => alert?.scrollIntoView?.({ block: 'center' })

const thumb = { minHeight: 44 }
