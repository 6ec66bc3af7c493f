import { codeForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { TwoStepSecret } from '@kampana/shared/api/own-account-api'
import { Box, Link, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'
import { AccountForm } from '../form/account-form.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  secret: TwoStepSecret
  /** Told the recovery codes once the first code was right. */
  onDone: (codes: string[]) => Promise<void>
}

/** The secret for the authenticator app, drawn and spelled, and the app's first code as the proof that it took it. */
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
      <Typography>{t('Let your authenticator app read this, or type the secret into it.')}</Typography>
      <QrCode svg={qr} />
      <Typography>
        {t('Secret:')}{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {inFours(secret)}
        </Box>
      </Typography>
      <Link href={address}>{t('Open an app on this device')}</Link>
      <AccountForm
        form={codeForm}
        completing={{ code: 'one-time-code' }}
        action={t('Turn on')}
        onSend={send}
      />
    </Stack>
  )
}

/** As people copy it by hand. Apps pass over the spaces. */
const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
