import { useState, type FormEvent } from 'react'
import { useTask } from '@kampana/engine-admin/task/use-task'
import type { Credentials, LoginAnswer } from '../session.ts'
import { loginErrors, missingCredentials, readCredentials, type LoginErrors } from './credentials.ts'

interface Options {
  login: (credentials: Credentials) => Promise<LoginAnswer>
  onSignedIn: (answer: LoginAnswer) => unknown
  /** Called with an error, except for the first request for a code. Validation errors appear below their fields. */
  onRefused: (error: unknown, credentials: Credentials) => void
}

/** Signs in with a form's values (`SignInFields`). */
export const useSignIn = ({ login, onSignedIn, onRefused }: Options) => {
  const [errors, setErrors] = useState<LoginErrors>({})
  const [needsCode, setNeedsCode] = useState(false)
  const { busy, run } = useTask()
  const refuse = (error: unknown, credentials: Credentials): void => {
    const refused = loginErrors(error)
    // The first request for a code is a question below the new field, not an error.
    const isQuestion = refused.code !== undefined && !needsCode
    setErrors(isQuestion ? {} : refused)
    if (refused.code !== undefined) setNeedsCode(true)
    if (!isQuestion) onRefused(error, credentials)
  }
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credentials = readCredentials(event.currentTarget)
    const missing = missingCredentials(credentials)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    await run(() => login(credentials).then(onSignedIn, (error) => refuse(error, credentials)))
  }
  return { signIn, errors, needsCode, busy }
}
