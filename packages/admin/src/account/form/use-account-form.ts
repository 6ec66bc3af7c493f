import { errorMessage } from '@kampana/engine-admin/error-message'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import type { Form, Payload } from '@kampana/engine-declare/forms/forms'
import { useRef, useState, type FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { useTask } from '@kampana/engine-admin/task/use-task'
import type { Settled } from '@kampana/engine-admin/unsaved/forms'
import { mutableRef } from '@kampana/engine-admin/unsaved/mutable-ref'
import { reauthenticateAndRetry } from '@kampana/engine-admin/unsaved/reauthentication'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { messages } from '@kampana/shared/messages/messages'

/** Handles an error that means that the session has ended. Resolves to true if it did. */
export type HandleDenied = (error: unknown) => Promise<boolean>

/** Callbacks of an account form. */
export interface Submission<F extends Form, Answer> {
  onSend: (typed: Payload<F>) => Promise<Answer>
  /** Called after the server has accepted it. */
  onSent?: ((answer: Answer) => unknown) | undefined
  /** Called with the form's values on each input event. */
  onType?: ((typed: Payload<F>) => void) | undefined
  /** Undefined for guests, who have no session. */
  handleDenied?: HandleDenied
}

/**
 * Submits a form if its values are valid. Shows the server's validation errors below their inputs and as a notification, and
 * focuses the first invalid input. The typed values stay.
 */
export const useAccountForm = <F extends Form, Answer>(
  form: F,
  { onSend, onSent, onType, handleDenied }: Submission<F, Answer>,
) => {
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormErrors>({})
  const [changed, setChanged] = useState(false)
  const [settled] = useState(() => mutableRef<Settled>(false))
  const notify = useNotify()

  const showProblems = (next: FormErrors) => {
    setProblems(next)
    if (element.current) focusFirst(element.current, next)
  }
  const handleError = async (error: unknown) => {
    if (await handleDenied?.(error)) return
    if (error instanceof ApiError) showProblems(error.errors)
    notify(errorMessage(error), { type: 'error' })
  }
  const { busy, run } = useTask(handleError)
  /** Resolves to true if it was sent. */
  const send = async (): Promise<boolean> => {
    if (!element.current) return false
    const typed = readForm(form, element.current)
    const errors = validateForm(form, typed)
    showProblems(errors)
    if (Object.keys(errors).length > 0) return false
    return run(async () => {
      const answer = await reauthenticateAndRetry(() => onSend(typed))
      settled.set('for good')
      setChanged(false)
      await onSent?.(answer)
    })
  }
  return {
    element,
    problems,
    busy,
    send,
    /** True if there are unsent changes. */
    changed,
    settled,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
    input: () => {
      settled.set(false)
      if (!element.current) return
      setChanged(isChanged(element.current))
      onType?.(readForm(form, element.current))
    },
  }
}

const readForm = <F extends Form>(form: F, element: HTMLFormElement): Payload<F> => {
  const data = new FormData(element)
  return Object.fromEntries(
    Object.keys(form).map((name) => [name, String(data.get(name) ?? '')]),
  ) as Payload<F>
}

const findInputs = (element: HTMLFormElement): HTMLInputElement[] => [
  ...element.querySelectorAll<HTMLInputElement>('input[name]'),
]

/** The current password isn't a change: it only confirms, and browsers often fill it in. */
const isChanged = (element: HTMLFormElement): boolean =>
  findInputs(element).some(
    ({ name, value, defaultValue }) => name !== 'current_password' && value !== defaultValue,
  )

const focusFirst = (element: HTMLFormElement, problems: object): void =>
  findInputs(element)
    .find(({ name }) => Object.hasOwn(problems, name))
    ?.focus()

/** One error text for each invalid field. */
type FormErrors = Readonly<Record<string, string>>

/** Validates typed values with the server's own texts. The server validates again. */
const validateForm = <F extends Form>(form: F, typed: Payload<F>): FormErrors => {
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(form)) {
    const problem = validateField(name, field, typed)
    if (problem !== undefined) problems[name] = problem
  }
  return problems
}

const validateField = (
  name: string,
  field: Form[string],
  typed: Readonly<Record<string, string>>,
): string | undefined => {
  const [label, value] = [humanize(name), typed[name] ?? '']
  if ((field.kind === 'password' ? value : value.trim()) === '') return messages.invalid.required(label)
  if (field.kind === 'text' && value.length > field.max) return messages.invalid.max(label, field.max)
  if (field.kind !== 'password') return undefined
  if (value.length < field.min) return messages.invalid.min(label, field.min)
  return field.confirmedBy !== undefined && typed[field.confirmedBy] !== value
    ? messages.invalid.confirmed(label)
    : undefined
}
