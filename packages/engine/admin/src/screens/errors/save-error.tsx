import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { errorMessage, statusMessage } from '../../error-message.ts'
import { Alert } from '@mui/material'
import { HttpError, type TranslateFunction, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { findInput } from '../form/use-saving.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

interface Props {
  failure: Error
  formId: string
  isNew: boolean
  /** Singular name of the resource, for sentences. */
  singular: string
}

/** Error of a failed save that belongs to no input, with a retry button if a retry may succeed. */
export const SaveError = ({ failure, ...form }: Props) => {
  const { isSubmitting } = useFormState()
  const t = useTranslate()
  const texts = errorTexts(failure, form, t)
  if (texts.length === 0) return null
  return (
    <Alert
      ref={scrollToAlert}
      severity="error"
      variant="outlined"
      role="alert"
      sx={alert}
      action={
        isRetryable(failure) && (
          <TaskButton
            label={msg('Try again')}
            busy={isSubmitting}
            type="submit"
            form={form.formId}
            color="inherit"
            size="small"
          />
        )
      }
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}

/** The button is below the text: the side column and phones have no room beside it. */
const alert = {
  mx: { xs: 2, lg: 0 },
  mb: 2,
  px: 1.5,
  flexWrap: 'wrap',
  scrollMarginBottom: 80,
  '& .MuiAlert-message': { flex: 1, minWidth: 0 },
  '& .MuiAlert-action': { width: '100%', justifyContent: 'flex-end', m: 0, p: 0 },
}

/** The keyboard shortcut saves from anywhere on the page. */
const scrollToAlert = (alert: HTMLElement | null): void => alert?.scrollIntoView({ block: 'nearest' })

const toStatus = (failure: Error): number => (failure instanceof HttpError ? failure.status : 500)

/** True if the server may accept the same values on retry. */
const isRetryable = (failure: Error): boolean =>
  new Set([0, 401, 419, 429]).has(toStatus(failure)) || toStatus(failure) >= 500

const errorTexts = (
  failure: Error,
  { formId, isNew, singular }: Omit<Props, 'failure'>,
  t: TranslateFunction,
): string[] => {
  const body: Body = failure instanceof HttpError ? failure.body : undefined
  const status = toStatus(failure)
  const draftStored = t('Your entries are kept.')
  if (body?.errors) {
    const { root: _, ...errors } = body.errors
    return Object.entries(errors).flatMap(([name, text]) =>
      findInput(formId, name) ? [] : [t(String(text))],
    )
  }
  if (status === 404 && !isNew && isGone(failure))
    return [t('Another user deleted this %{name}.', { name: t(singular) }), draftStored]
  if (status === 401 || status === 419) return [t('Your session has ended. Sign in again.'), draftStored]
  const seconds = body?.retryAfter
  return [
    t(errorMessage(failure)),
    ...(seconds !== undefined && !failure.message.includes(String(seconds))
      ? [t('Try again in %{seconds} seconds.', { seconds })]
      : []),
    ...(status === 0 && isNew
      ? [t('Your changes may have been saved. Check the list before you try again.')]
      : []),
    draftStored,
  ]
}
/** True if a 404 means only that the record doesn't exist. Some back ends reject a valid record with a 404. */
const isGone = ({ message }: Error): boolean =>
  message === '' || message === basicMessages.gone || message === statusMessage(404)

type Body = { errors?: Record<string, unknown>; retryAfter?: number } | undefined
