import { errorMessage } from '../error-message.ts'
import { messages } from '@kampana/shared/messages/messages'
import { useState, type FormEvent } from 'react'
import { useAuthProvider } from 'react-admin'
import { useTask } from '../task/use-task.ts'
import type { LoginAnswer } from '../auth-provider.ts'
import {
  readCredentials,
  loginErrors,
  missingCredentials,
  type LoginErrors,
} from '../account/sign-in/credentials.ts'

/** Signs in without leaving the page. Field errors come back by field, all others as `problem`. */
export const useSignInAgain = (onSignedIn: () => void) => {
  const [errors, setErrors] = useState<LoginErrors>({})
  const [problem, setProblem] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const provider = useAuthProvider()
  const { busy, run } = useTask((error) => {
    const refused = loginErrors(error)
    // The first request for a code is a question under the new field, not an error.
    setErrors(refused.code !== undefined && !needsCode ? {} : refused)
    setNeedsCode((needed) => needed || refused.code !== undefined)
    if (Object.keys(refused).length === 0) setProblem(errorMessage(error))
  })

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    const credentials = readCredentials(event.currentTarget)
    const missing = missingCredentials(credentials)
    setErrors(missing)
    setProblem(undefined)
    if (Object.keys(missing).length > 0) return
    await run(async () => {
      // It leads elsewhere only where the address isn't verified, and then nothing can be saved.
      const answer: LoginAnswer = await provider?.login(credentials)
      if (!answer?.redirectTo) onSignedIn()
      else setProblem(messages.notVerified)
    })
  }
  return { signIn, errors, problem, needsCode, busy }
}
