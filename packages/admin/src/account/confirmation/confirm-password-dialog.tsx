import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { passwordConfirmationCalls } from '@kampana/shared/calls/account-calls'
import { passwordConfirmationForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Stack, Typography } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { msg } from '@kampana/engine-admin/language/msg'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { LabeledInput } from '../form/labeled-input.tsx'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'

interface Props {
  onConfirmed: () => void
  onClose: () => void
}

/** Dialog that asks for the current password. */
export const ConfirmPasswordDialog = ({ onConfirmed, onClose }: Props) => {
  const t = useTranslate()
  const { confirm, problem, busy } = useConfirmPassword(onConfirmed)
  return (
    <FormDialog
      title={t('Confirm your identity')}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={(event) => void confirm(event)}
      submitLabel={msg('Continue')}
      busy={busy}
    >
      <Stack gap={2} sx={{ pt: 1 }}>
        <Typography>
          {t('This changes permissions. Enter your password. We won’t ask again for 10 minutes.')}
        </Typography>
        <LabeledInput
          name="password"
          type="password"
          label={passwordConfirmationForm.password.label}
          autoComplete="current-password"
          problem={problem}
          input={{ autoFocus: true }}
        />
      </Stack>
    </FormDialog>
  )
}

const useConfirmPassword = (onConfirmed: () => void) => {
  const confirmPassword = useCall(passwordConfirmationCalls.confirm)
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useTask((error) =>
    setProblem((error instanceof ApiError && error.errors['password']) || errorMessage(error)),
  )
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') return setProblem(messages.invalid.required('password'))
    setProblem(undefined)
    if (await run(() => confirmPassword({ body: { password } }))) onConfirmed()
  }
  return { confirm, problem, busy }
}
