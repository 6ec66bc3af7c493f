import type { CustomAction } from '@kampana/shared/custom-action'
import { inputName } from '@kampana/shared/kinds/index'
import type { Fields } from '@kampana/shared/resource'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Form, HttpError, useTranslate } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { errorMessage } from '../../error-message.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { FocusFirst } from '../form/focus-first.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { useOnPhone } from '../use-on-phone.ts'
import { TaskButton } from '../../task/task-button.tsx'

type Values = Record<string, unknown>
/** What a dialog needs of an action. */
type DialogAction = Pick<CustomAction, 'label' | 'fields'>
interface Props {
  action: DialogAction
  title: string
  question?: string | undefined
  /** What the inputs hold to begin with. */
  defaults?: Readonly<Values>
  /** Under which name what was typed is kept until the action is done. */
  draftKey: string
  /** Rejects with texts by field where the input is refused. */
  act: (values: Values) => Promise<void>
  onClose: () => void
  /** What stands above the inputs. */
  children?: ReactNode
}

/** What was typed into dialogs that were closed before their action was done. */
const drafts = new Map<string, Values>()

/** Asks for the input of an action. It stays open, with what was typed, until the action is done. */
export const ActionDialog = ({
  action,
  title,
  question,
  defaults,
  draftKey,
  act,
  onClose,
  children,
}: Props) => {
  const t = useTranslate()
  const id = useId()
  const onPhone = useOnPhone()
  const [failure, setFailure] = useState<unknown>()
  const [initial] = useState(() => ({
    ...pickInputs(shownFields(action), defaults ?? {}),
    ...drafts.get(draftKey),
  }))
  const submit = async (values: Values) => {
    setFailure(undefined)
    try {
      // What people don't see is sent as it is now, not as it was when the dialog was opened.
      await act({ ...values, ...pickInputs(hiddenFields(action), defaults ?? {}) })
    } catch (error) {
      const errors = fieldErrors(error, action)
      if (errors) return errors
      setFailure(error)
      return undefined
    }
    drafts.delete(draftKey)
    onClose()
    return undefined
  }
  return (
    <Dialog
      open
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      onClick={stopClicks}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent onKeyDown={submitOnCtrlEnter}>
        {question !== undefined && <DialogContentText sx={{ mb: 2 }}>{t(question)}</DialogContentText>}
        {children}
        <Form id={id} record={initial} onSubmit={submit} noValidate sanitizeEmptyValues={false}>
          {Object.entries(shownFields(action)).map(([name, field]) => (
            <Box key={name} data-input={inputName(name, field)} sx={{ display: 'contents' }}>
              <FieldInput name={name} field={field} />
            </Box>
          ))}
          <FocusFirst id={id} />
          <Draft draftKey={draftKey} />
          {failure !== undefined && (
            <Alert ref={scrollTo} severity="error" role="alert" sx={{ mt: 1 }}>
              {t(errorMessage(failure))}
            </Alert>
          )}
          <DialogActions sx={{ px: 0, pb: 0 }}>
            <Button onClick={onClose} sx={thumb}>
              {t('Cancel')}
            </Button>
            <Submit label={t(action.label)} />
          </DialogActions>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

const Submit = ({ label }: { label: string }) => {
  const { isSubmitting } = useFormState()
  return <TaskButton label={label} busy={isSubmitting} type="submit" variant="contained" sx={thumb} />
}

/** Keeps what is typed, and lets the browser ask before its tab is closed. */
const Draft = ({ draftKey }: { draftKey: string }) => {
  const values = useWatch()
  const { isDirty } = useFormState()
  useEffect(() => void (isDirty && drafts.set(draftKey, values)), [draftKey, values, isDirty])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return null
}

const shownFields = ({ fields }: DialogAction): Fields => pickFields(fields, false)
const hiddenFields = ({ fields }: DialogAction): Fields => pickFields(fields, true)
const pickFields = (fields: Fields, hidden: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { apiOnly = false }]) => apiOnly === hidden))

const pickInputs = (fields: Fields, values: Readonly<Values>): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const input = inputName(name, field)
      return [input, values[input] ?? null]
    }),
  )

/** The errors of the dialog's inputs; undefined where the action failed otherwise. */
const fieldErrors = (error: unknown, { fields }: DialogAction): Values | undefined => {
  const body = error instanceof HttpError ? (error.body as { errors?: Values } | undefined) : undefined
  const inputs = new Set(Object.entries(fields).map(([name, field]) => inputName(name, field)))
  const own = Object.entries(body?.errors ?? {}).filter(([name]) => inputs.has(name))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

const submitOnCtrlEnter = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (event.target instanceof Element) event.target.closest('form')?.requestSubmit()
}

/** On a phone it may stand below the screen. */
const scrollTo = (alert: HTMLElement | null): void => alert?.scrollIntoView?.({ block: 'center' })

const thumb = { minHeight: 44 }
