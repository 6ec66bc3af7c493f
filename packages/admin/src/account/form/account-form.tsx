import type { Form } from '@kampana/engine-declare/forms/forms'
import { Box } from '@mui/material'
import type { ComponentType } from 'react'
import type { GuardProps } from './leave-guards.tsx'
import { LabeledInput, plainTyping } from './labeled-input.tsx'
import { useAccountForm, type Submission } from './use-account-form.ts'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

interface Props<F extends Form, Answer> extends Submission<F, Answer> {
  form: F
  /** `autocomplete` attribute of each input, for browsers and password managers. */
  autoComplete: Readonly<Partial<Record<keyof F & string, string>>>
  /** Default values of the inputs. */
  values?: Readonly<Record<string, string>>
  /** Fields sent as hidden inputs. */
  hidden?: readonly (keyof F & string)[]
  /** Label of the button. */
  action: string
  /** Asks before the person leaves a changed form. Guest pages have none. */
  Guard?: ComponentType<GuardProps>
}

/** Declared form of the account: its fields in order and a button. */
export const AccountForm = <F extends Form, Answer>({
  form,
  autoComplete,
  values,
  hidden,
  action,
  Guard,
  ...submission
}: Props<F, Answer>) => {
  const { element, problems, busy, submit, input, send, changed, settled } = useAccountForm(form, submission)
  return (
    <Box component="form" ref={element} sx={lines} noValidate onSubmit={submit} onInput={input}>
      {Object.entries(form).map(([name, { label, kind }]) =>
        hidden?.includes(name) ? (
          <input key={name} type="hidden" name={name} value={values?.[name] ?? ''} />
        ) : (
          <LabeledInput
            // A new key remounts the input with the value that the server returned.
            key={`${name} ${values?.[name]}`}
            name={name}
            label={label}
            type={kind === 'password' || kind === 'email' ? kind : 'text'}
            autoComplete={autoComplete[name] ?? 'off'}
            value={values?.[name]}
            problem={problems[name]}
            input={kind === 'text' && name !== 'name' ? plainTyping : undefined}
          />
        ),
      )}
      <TaskButton
        label={action}
        busy={busy}
        type="submit"
        variant="contained"
        size="large"
        sx={{ alignSelf: 'stretch' }}
      />
      {Guard && <Guard {...{ changed, settled, send }} />}
    </Box>
  )
}

const lines = { display: 'flex', flexDirection: 'column', gap: 2 } as const
