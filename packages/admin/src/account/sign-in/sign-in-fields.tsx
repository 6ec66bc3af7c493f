import { codeForm, loginForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { LoginErrors } from './credentials.ts'
import { LabeledInput, plainTyping } from '../form/labeled-input.tsx'

interface Props {
  errors: LoginErrors
  /** True if the server asks for a two-step code. */
  needsCode: boolean
  /** Default username. If it is set, the password has the focus. */
  username?: string | undefined
}

/** Username, password and, if the server asks for it, the two-step code. */
export const SignInFields = ({ errors, needsCode, username }: Props) => (
  <>
    <LabeledInput
      name="username"
      label={loginForm.username.label}
      autoComplete="username"
      problem={errors.username}
      input={plainTyping}
      {...(username !== undefined && { value: username })}
    />
    <LabeledInput
      name="password"
      type="password"
      label={loginForm.password.label}
      autoComplete="current-password"
      problem={errors.password}
      {...(username !== undefined && { input: { autoFocus: true } })}
    />
    {needsCode && (
      <LabeledInput
        name="code"
        label={codeForm.code.label}
        autoComplete="one-time-code"
        problem={errors.code}
        hint={messages.codeNeeded}
        input={{ ...plainTyping, autoFocus: true }}
      />
    )}
  </>
)
