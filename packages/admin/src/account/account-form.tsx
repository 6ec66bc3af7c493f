import type { Form, Payload } from '@kampana/shared/forms'
import { Button, Stack } from '@mui/material'
import { LabeledInput } from './labeled-input.tsx'
import { useAccountForm } from './use-account-form.ts'

interface Props<F extends Form> {
  form: F
  /** What each input holds, so that browsers and password managers can fill it in. */
  completing: Readonly<Partial<Record<keyof F & string, string>>>
  /** What the inputs hold at first. */
  values?: Readonly<Record<string, string>>
  /** Fields that are sent and not shown. */
  hidden?: readonly (keyof F & string)[]
  /** What the button says. */
  action: string
  onSend: (typed: Payload<F>) => Promise<unknown>
}

/** A declared form of the account: its fields in their order and a button. */
export const AccountForm = <F extends Form>({
  form,
  completing,
  values,
  hidden,
  action,
  onSend,
}: Props<F>) => {
  const { problems, busy, submit } = useAccountForm(form, onSend)
  return (
    <Stack component="form" gap={2} noValidate onSubmit={submit}>
      {Object.entries(form).map(([name, { label, kind }]) =>
        hidden?.includes(name) ? (
          <input key={name} type="hidden" name={name} value={values?.[name] ?? ''} />
        ) : (
          <LabeledInput
            key={name}
            name={name}
            label={label}
            type={kind === 'password' || kind === 'email' ? kind : 'text'}
            autoComplete={completing[name] ?? 'off'}
            value={values?.[name]}
            problem={problems[name]}
            input={kind === 'text' && name !== 'name' ? plainTyping : undefined}
          />
        ),
      )}
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ alignSelf: 'stretch' }}>
        {action}
      </Button>
    </Stack>
  )
}

/** User names and codes are no words of a language. */
const plainTyping = { autoCapitalize: 'none', spellCheck: false }
