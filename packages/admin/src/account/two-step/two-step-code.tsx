import { codeForm } from '@kampana/engine-declare/forms/forms'
import { twoStepCalls, type TwoStepSecret } from '@kampana/shared/calls/two-step-calls'
import { Box, Link, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { MemberForm } from '../form/member-form.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  secret: TwoStepSecret
  /** Called with the recovery codes after a correct first code. */
  onDone: (codes: string[]) => Promise<void>
}

/** Shows the secret for the authenticator app as a QR code and as text. The app's first code confirms it. */
export const TwoStepCode = ({ secret: { secret, address, qr }, onDone }: Props) => {
  const turnOn = useCall(twoStepCalls.turnOn)
  const notify = useNotify()
  const t = useTranslate()
  const send = async (typed: { code: string }) => {
    const { data, message } = await turnOn({ body: typed })
    notify(message, { type: 'success' })
    await onDone(data.recovery_codes)
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
