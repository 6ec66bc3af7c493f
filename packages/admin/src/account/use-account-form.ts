import { ApiError } from '@kampana/shared/api-error'
import type { Form, Payload } from '@kampana/shared/forms'
import { useState, type FormEvent } from 'react'
import { useLogoutIfAccessDenied, useNotify } from 'react-admin'
import { problemsIn, type Problems } from './form-problems.ts'

/**
 * Sends what a form holds once it is worth sending. What the server refuses is told under its input and as a
 * notice; what was typed stays.
 */
export const useAccountForm = <F extends Form>(form: F, send: (typed: Payload<F>) => Promise<unknown>) => {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const endIfOver = useLogoutIfAccessDenied()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const typed = typedIn(form, element)
    const found = problemsIn(form, typed)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirst(element, found)
    setBusy(true)
    try {
      await send(typed)
    } catch (error) {
      if (await endIfOver(error)) return
      if (error instanceof ApiError) setProblems(error.errors)
      notify((error as Error).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { problems, busy, submit }
}

const typedIn = <F extends Form>(form: F, element: HTMLFormElement): Payload<F> => {
  const data = new FormData(element)
  return Object.fromEntries(
    Object.keys(form).map((name) => [name, String(data.get(name) ?? '')]),
  ) as Payload<F>
}

const focusFirst = (element: HTMLFormElement, problems: object): void => {
  const [name = ''] = Object.keys(problems)
  element.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
