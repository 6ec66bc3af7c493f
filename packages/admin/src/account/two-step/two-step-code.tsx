import { codeForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { TwoStepSecret } from '@kampana/shared/api/own-account-replies'
import { Box, Link, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'
import { MemberForm } from '../form/member-form.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  secret: TwoStepSecret
  /** Called with the recovery codes after a correct first code. */
  onDone: (codes: string[]) => Promise<void>
}

/** Shows the secret for the authenticator app as a QR code and as text. The app's first code confirms it. */
export const TwoStepCode = ({ secret: { secret, address, qr }, onDone }: Props) => {
  const { turnOnTwoStep } = useAccountCalls()
  const notify = useNotify()
  const t = useTranslate()
  const send = async (typed: { code: string }) => {
    const { recovery_codes, message } = await turnOnTwoStep(typed)
    notify(message ?? messages.twoStepOn, { type: 'success' })
    await onDone(recovery_codes)
  }
  return (
    <Stack gap={2}>
      <Typography>
        {t('Scan this code with your authenticator app, or enter the secret key there.')}
      </Typography>
      <QrCode svg={qr} />
      <Typography>
        {t('Secret key:')}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {groupByFour(secret)}
        </Box>
      </Typography>
      <Link href={address}>{t('Open authenticator app')}</Link>
      <MemberForm
        form={codeForm}
        autoComplete={{ code: 'one-time-code' }}
        action={t('Turn on')}
        onSend={send}
      />
    </Stack>
  )
}

/** Groups the secret for copying by hand; authenticator apps ignore the spaces. */
const groupByFour = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
