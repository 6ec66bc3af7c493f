import type { loginForm } from '@kampana/engine-declare/forms/forms'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { messages } from '@kampana/shared/messages/messages'
import type { Credentials } from '../session.ts'

export type LoginErrors = Readonly<Partial<Record<keyof typeof loginForm | 'code', string>>>

/** Values of a login form. */
export const readCredentials = (form: HTMLFormElement): Credentials => {
  const data = new FormData(form)
  const code = String(data.get('code') ?? '').trim()
  return {
    username: String(data.get('username') ?? ''),
    password: String(data.get('password') ?? ''),
    remember: data.has('remember'),
    ...(code !== '' && { code }),
  }
}

/** Errors of empty required fields. */
export const missingCredentials = ({ username, password }: Credentials): LoginErrors => ({
  ...(username.trim() === '' && { username: messages.invalid.required('username') }),
  ...(password === '' && { password: messages.invalid.required('password') }),
})

/** Validation errors by field. */
export const loginErrors = (error: unknown): LoginErrors => (error instanceof ApiError ? error.errors : {})
