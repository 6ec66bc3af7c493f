import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { passwordForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { Box } from '@mui/material'
import { useLogout, useNavigate, useNotify, useTranslate } from 'react-admin'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { useAccountCalls } from '../account-calls.ts'
import { MemberForm } from '../form/member-form.tsx'
import { LeavingGuard } from '../form/leave-guards.tsx'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** Form that changes the person's password. If the back end also ends this session, redirects to login with the reason. */
export const PasswordEdit = () => {
  const { changePassword, fetchAccount } = useAccountCalls()
  const navigate = useNavigate()
  const notify = useNotify()
  const logout = useLogout()
  const t = useTranslate()
  const goOn = async () => {
    const ended = await fetchAccount().then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    )
    if (ended) await logout({ session: false }, '/login', false)
    else navigate('/profile')
    notify(ended ? messages.passwordChangedSignIn : messages.passwordChanged, { type: 'success' })
  }
  return (
    <>
      <PageHeader title={t('Change password')} />
      <Box sx={{ maxWidth: '28rem', pt: 1 }}>
        <MemberForm
          form={passwordForm}
          autoComplete={autoComplete}
          action={t('Change password')}
          Guard={LeavingGuard}
          onSend={(typed) => changePassword(storedAccount.read()?.id ?? 0, typed)}
          onSent={goOn}
        />
      </Box>
    </>
  )
}

const autoComplete = {
  current_password: 'current-password',
  new_password: 'new-password',
  new_password_confirmation: 'new-password',
}
