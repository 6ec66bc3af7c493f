import type { Account } from '@kampana/shared/api/api'
import { confirmForm, profileForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'
import { MemberForm } from '../form/member-form.tsx'
import { SavingGuard } from '../form/leave-guards.tsx'
import { useResend } from '../sign-in/use-resend.ts'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

/** Form with the password, which a change of the e-mail address requires. */
const withPassword = { ...profileForm, ...confirmForm }
const autoComplete = {
  name: 'name',
  username: 'username',
  email: 'email',
  current_password: 'current-password',
}

/** Form with name, username and e-mail. A new address takes effect after it is confirmed. */
export const ProfileForm = ({ account, onSaved }: { account: Account; onSaved: () => Promise<void> }) => {
  const { editProfile } = useAccountCalls()
  const [typed, setTyped] = useState(account.email)
  const form: typeof profileForm = needsPassword(account, typed) ? withPassword : profileForm
  const t = useTranslate()
  const notify = useNotify()
  const onSent = async ({ message = messages.profileSaved }: { message?: string | undefined }) => {
    notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    await onSaved()
  }
  return (
    <>
      {account.pending_email && <Waiting address={account.pending_email} />}
      <MemberForm
        form={form}
        autoComplete={autoComplete}
        values={{ name: account.name, username: account.username, email: account.email }}
        action={t('Save')}
        Guard={SavingGuard}
        onType={({ email }) => setTyped(email.trim())}
        onSend={(typed) => editProfile(account.id, typed)}
        onSent={onSent}
      />
    </>
  )
}

/**
 * Only our server requires the password. Others, such as plain Laravel, have no pending address and apply the change at once.
 */
const needsPassword = ({ email, pending_email }: Account, typed: string): boolean =>
  pending_email !== undefined && typed !== email && typed !== pending_email

const Waiting = ({ address }: { address: string }) => {
  const { resend, busy } = useResend(useAccountCalls(), useLogoutIfAccessDenied())
  const t = useTranslate()
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 3, overflowWrap: 'anywhere' }}
      action={<TaskButton label={msg('Resend')} busy={busy} color="inherit" size="small" onClick={resend} />}
    >
      {t(messages.addressWaits(address))}
    </Alert>
  )
}
