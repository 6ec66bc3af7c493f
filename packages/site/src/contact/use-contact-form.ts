import type { ApiError } from '@kampana/shared/api/api-error'
import { formNotice, type FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { PublicApi } from '@kampana/shared/api/public-api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { useApi } from '../framework/router/router-context.ts'
import { clearDraft, saveDraft } from './draft.ts'
import { validateForm, type FieldErrors } from './validate-form.ts'
import { clearForm, getControl, fieldNames, getFormValues } from './form-values.ts'

/** Longer than a poor connection takes, in milliseconds. */
const sendTimeout = 30_000

interface State {
  errors: FieldErrors
  notice: string | null
  sending: boolean
  /** What the server said when it took the message. */
  sent: string | null
}
const initialState: State = { errors: {}, notice: null, sending: false, sent: null }

/**
 * The form's way from writing to sent. `before` is what became of it without script. Answers what to show, and what the
 * form is to listen to.
 */
export const useContactForm = (before: FormOutcome | null) => {
  const api = useApi()
  const [state, setState] = useState<State>({
    ...initialState,
    ...(before && { errors: before.errors, notice: before.notice }),
  })

  const refuse = (form: HTMLFormElement, errors: FieldErrors, notice: string | null): void => {
    setState({ ...initialState, errors, notice })
    const faulty = fieldNames.find((name) => errors[name] !== undefined)
    if (faulty) getControl(form, faulty).focus()
  }
  const send = async (api: PublicApi, form: HTMLFormElement): Promise<void> => {
    const website = getControl(form, 'website').value
    setState({ ...initialState, sending: true })
    try {
      const written = { ...getFormValues(form), website }
      const { message } = await api.contactUs(written, { signal: AbortSignal.timeout(sendTimeout) })
      setState({ ...initialState, sent: message ?? publicMessages.messageSent })
    } catch (error) {
      // No status: nothing came back in time.
      const { status = 0, errors = {}, retryAfter } = error as Partial<ApiError>
      refuse(form, errors, formNotice(status, retryAfter))
    }
  }
  return {
    ...state,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      // Where script can't reach the API, the browser sends the form by itself.
      if (!api) return
      event.preventDefault()
      if (state.sending) return
      const form = event.currentTarget
      const faults = validateForm(form)
      if (Object.keys(faults).length > 0) refuse(form, faults, null)
      else void send(api, form)
    },
    /** What is being corrected isn't called wrong any more. */
    edit: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
      saveDraft(getFormValues(currentTarget))
      const corrected = target instanceof Element ? target.getAttribute('name') : null
      if (corrected !== null && corrected in state.errors)
        setState({ ...state, errors: without(state.errors, corrected) })
    },
    /** Empties the form, also of what a refused try had put in. */
    clear: (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault()
      clearForm(event.currentTarget)
      clearDraft()
      setState(initialState)
    },
    startOver: (): void => setState(initialState),
  }
}

const without = (texts: FieldErrors, left: string): FieldErrors =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== left))
