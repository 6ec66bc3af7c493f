import { codeForm } from '@kampana/engine-declare/forms/forms'
import { twoStepCalls, type TwoStepSecret } from '@kampana/shared/calls/two-step-calls'
import { Box, Link, Stack, Typography } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { MemberForm } from '../form/member-form.tsx'

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

/**
 * QR code from an SVG. Only its squares are used, so that no other content of the server's reply gets into the page. It is
 * dark on light in both themes, because many cameras can't read other codes.
 */
const QrCode = ({ svg }: { svg: string }) => {
  const t = useTranslate()
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  return (
    <svg
      role="img"
      aria-label={t('QR code for authenticator app')}
      viewBox={drawing.documentElement.getAttribute('viewBox') ?? '0 0 100 100'}
      shapeRendering="crispEdges"
      style={{ width: 208, padding: 12, borderRadius: 8, backgroundColor: '#ffffff' }}
    >
      {paths.map((path) => (
        <path key={path} d={path} fill="#000000" />
      ))}
    </svg>
  )
}
