import { codeForm, loginForm } from '@kampana/shared/forms/forms'
import type { LoginErrors } from './credentials.ts'
import { LabeledInput } from '../form/labeled-input.tsx'

interface Props {
  errors: LoginErrors
  /** Whether the second step is asked for. */
  asksCode: boolean
  /** Who signs in again: the cursor is in the password. */
  username?: string
}

/** Username, password, and, once the server asks for it, the two-step code. */
export const SignInFields = ({ errors, asksCode, username }: Props) => (
  <>
    <LabeledInput
      name="username"
      label={loginForm.username.label}
      autoComplete="username"
      problem={errors.username}
      input={plain}
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
    {asksCode && (
      <LabeledInput
        name="code"
        label={codeForm.code.label}
        autoComplete="one-time-code"
        problem={errors.code}
        input={{ ...plain, autoFocus: true }}
      />
    )}
  </>
)

const plain = { autoCapitalize: 'none', spellCheck: false }
