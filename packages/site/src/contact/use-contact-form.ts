import type { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { formNotice, type FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { suggestEmail } from '@kampana/engine-declare/forms/suggest-email'
import type { PublicApi } from '@kampana/shared/api/public-api'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { useApi } from '@kampana/engine-site/framework/router/router-context'
import { clearDraft, saveContactDraft } from './draft.ts'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { contactForm } from '@kampana/engine-declare/forms/forms'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import {
  getControl,
  fieldNames,
  type FormControl,
  type FieldName,
  clearForm,
  getFormValues,
} from './form-values.ts'
import { suggestedEmail } from './email-question.tsx'

/** In milliseconds; long enough for a slow connection. */
const sendTimeout = 30_000

interface State {
  errors: ContactFormErrors
  notice: string | null
  sending: boolean
  /** The server's message after a successful submission, and the message's number, which other back ends don't assign. */
  sent: { message: string; number: string | null } | null
  /** An e-mail address with a likely typo, and the suggested one. */
  question: { typed: string; meant: string } | null
}
const initialState: State = { errors: {}, notice: null, sending: false, sent: null, question: null }

/** State and event handlers of the contact form. `outcome` is the result of a submission without script. */
export const useContactForm = (outcome: FormOutcome | null) => {
  const api = useApi()
  const [state, setState] = useState<State>({ ...initialState, ...(outcome && stateOf(outcome)) })
  const { question } = state

  const reject = (form: HTMLFormElement, errors: ContactFormErrors, notice: string | null): void => {
    setState({ ...initialState, errors, notice })
    const firstInvalid = fieldNames.find((name) => errors[name] !== undefined)
    if (firstInvalid) getControl(form, firstInvalid).focus()
  }
  const send = async (api: PublicApi, form: HTMLFormElement): Promise<void> => {
    const website = getControl(form, 'website').value
    setState({ ...initialState, sending: true })
    try {
      const { office, ...message } = getFormValues(form)
      const payload = { ...message, website, ...(office !== '' && { office }) }
      const reply = await api.contactUs(payload, { signal: AbortSignal.timeout(sendTimeout) })
      const sent = { message: reply.message ?? publicMessages.messageSent, number: numberOf(reply.body) }
      setState({ ...initialState, sent })
    } catch (error) {
      // An aborted call has no status.
      const { status = 0, errors = {}, retryAfter } = error as Partial<ApiError>
      reject(form, errors, formNotice(status, retryAfter))
    }
  }
  return {
    ...state,
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      // Before hydration the browser submits the form.
      if (!api) return
      event.preventDefault()
      if (state.sending) return
      const form = event.currentTarget
      const email = getControl(form, 'email')
      const pressed = event.nativeEvent.submitter
      if (pressed instanceof HTMLButtonElement && pressed.name === suggestedEmail) email.value = pressed.value
      const invalid = validateContactForm(form)
      if (Object.keys(invalid).length > 0) return reject(form, invalid, null)
      const meant = suggestEmail(email.value)
      if (meant === null || question?.typed === email.value) return void send(api, form)
      setState({ ...initialState, question: { typed: email.value, meant } })
      email.focus()
    },
    /** Saves the draft and removes the error of the edited field. */
    edit: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): void => {
      saveContactDraft(getFormValues(currentTarget))
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name !== null && name in state.errors)
        setState({ ...state, errors: { ...state.errors, [name]: undefined } })
    },
    /** Empties the form. The browser's own reset would restore the values of a failed submission. */
    clear: (event: SyntheticEvent<HTMLFormElement>): void => {
      event.preventDefault()
      clearForm(event.currentTarget)
      clearDraft()
      setState(initialState)
    },
    startOver: (): void => setState(initialState),
  }
}

const stateOf = ({ errors, notice, suggestion, values }: FormOutcome): Partial<State> => ({
  errors,
  notice,
  question: suggestion === undefined ? null : { typed: values['email'] ?? '', meant: suggestion },
})

const numberOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'number' in body && typeof body.number === 'string'
    ? body.number
    : null

/** Messages by field. */
type ContactFormErrors = Partial<Record<FieldName, string>>

/** Validates the form with the server's messages. The browser validates the e-mail address. */
const validateContactForm = (form: HTMLFormElement): ContactFormErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const error = validateField(name, getControl(form, name))
      return error === undefined ? [] : [[name, stripDelimiters(error)]]
    }),
  )

const validateField = (name: FieldName, { value, validity }: FormControl): string | undefined => {
  const label = humanize(name)
  const field = contactForm[name]
  const max = 'max' in field ? field.max : 255
  if (value.trim() === '') return publicMessages.invalid.required(label)
  if (validity.typeMismatch) return publicMessages.invalid.email(label)
  return Array.from(value.trim()).length > max ? publicMessages.invalid.max(label, max) : undefined
}
