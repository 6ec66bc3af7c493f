import { messages } from '@kampana/shared/messages'
import { Alert, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { HttpError } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { inputIn } from './use-saving.ts'

interface Props {
  failure: Error
  formId: string
  isNew: boolean
  /** One of these records, in sentences. */
  singular: string
}

/** Why a record wasn't saved, where no input can say it; and a second try where that may help. */
export const SaveProblem = ({ failure, ...form }: Props) => {
  const { isSubmitting } = useFormState()
  const place = useRef<HTMLDivElement>(null)
  const texts = textsOf(failure, form)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [failure])
  if (texts.length === 0) return null
  return (
    <Alert
      ref={place}
      severity="error"
      variant="outlined"
      role="alert"
      sx={{ m: 2, mt: 0, scrollMarginBottom: 80 }}
      action={
        mayHelp(failure) && (
          <Button type="submit" form={form.formId} color="inherit" size="small" disabled={isSubmitting}>
            Try again
          </Button>
        )
      }
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}

const statusOf = (failure: Error): number => (failure instanceof HttpError ? failure.status : 500)

/** Nothing that the person typed was at fault. */
const mayHelp = (failure: Error): boolean =>
  new Set([0, 401, 419, 429]).has(statusOf(failure)) || statusOf(failure) >= 500

const textsOf = (failure: Error, { formId, isNew, singular }: Omit<Props, 'failure'>): string[] => {
  const body = (failure instanceof HttpError ? failure.body : undefined) as Body
  const status = statusOf(failure)
  if (body?.errors) {
    const { root: _, ...errors } = body.errors
    return Object.entries(errors).flatMap(([name, text]) => (inputIn(formId, name) ? [] : [String(text)]))
  }
  if (status === 404) return [messages.goneMeanwhile(singular), messages.typedIsKept]
  const seconds = body?.retryAfter
  return [
    failure.message || messages.status[500]!,
    ...(seconds !== undefined && !failure.message.includes(String(seconds))
      ? [messages.tryAgainIn(seconds)]
      : []),
    ...(status === 0 && isNew ? [messages.mayBeSaved] : []),
    messages.typedIsKept,
  ]
}
type Body = { errors?: Record<string, unknown>; retryAfter?: number } | undefined
