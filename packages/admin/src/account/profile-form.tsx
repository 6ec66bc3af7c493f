import type { Account } from '@kampana/shared/api'
import { profileForm } from '@kampana/shared/forms'
import { messages } from '@kampana/shared/messages'
import { Alert, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { useWords } from '../language/words.ts'
import { useAccountCalls } from './account-calls.ts'
import { AccountForm } from './account-form.tsx'
import { SavingGuard } from './form-guard.tsx'
import { useResend } from './use-resend.ts'

/** Name, username and e-mail. A new address counts only once it is confirmed. */
export const ProfileForm = ({ account, onSaved }: { account: Account; onSaved: () => Promise<void> }) => {
  const { editProfile } = useAccountCalls()
  const t = useWords()
  const notify = useNotify()
  const tell = async ({ message = messages.profileSaved }: { message?: string | undefined }) => {
    notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    await onSaved()
  }
  return (
    <>
      {account.pending_email && <Waiting address={account.pending_email} />}
      <AccountForm
        form={profileForm}
        completing={{ name: 'name', username: 'username', email: 'email' }}
        values={{ name: account.name, username: account.username, email: account.email }}
        action={t('Save')}
        Guard={SavingGuard}
        onSend={(typed) => editProfile(account.id, typed)}
        onSent={tell}
      />
    </>
  )
}

const Waiting = ({ address }: { address: string }) => {
  const { resend, busy } = useResend()
  const t = useWords()
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 3, overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" size="small" disabled={busy} onClick={resend}>
          {t('Resend')}
        </Button>
      }
    >
      {t(messages.addressWaits(address))}
    </Alert>
  )
}
