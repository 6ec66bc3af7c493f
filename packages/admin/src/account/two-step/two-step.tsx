import { confirmForm } from '@kampana/engine-declare/forms/forms'
import { twoStepCalls, type TwoStepSecret } from '@kampana/shared/calls/two-step-calls'
import { Button, Typography, Alert, Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { MemberForm } from '../form/member-form.tsx'
import { messages } from '@kampana/shared/messages/messages'
import { TwoStepCode } from './two-step-code.tsx'

/** Step of the setup. Turning two-step sign-in on or off asks for the password first. */
type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'code'; secret: TwoStepSecret }
  | { at: 'done'; codes: string[] }

/** Status of two-step sign-in, with buttons that turn it on and off. */
export const TwoStep = ({ on, onChanged }: { on: boolean; onChanged: () => Promise<void> }) => {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const begin = useCall(twoStepCalls.begin)
  const end = useCall(twoStepCalls.turnOff)
  const notify = useNotify()
  const t = useTranslate()
  const setUp = async (typed: { current_password: string }) =>
    setStep({ at: 'code', secret: (await begin({ body: typed })).data })
  const turnOff = async (typed: { current_password: string }) => {
    notify((await end({ body: typed })).message, { type: 'success' })
    setStep({ at: 'rest' })
    await onChanged()
  }

  if (step.at === 'done') return <RecoveryCodes codes={step.codes} onDone={() => setStep({ at: 'rest' })} />
  if (step.at === 'code')
    return (
      <TwoStepCode
        secret={step.secret}
        onDone={async (codes) => {
          setStep({ at: 'done', codes })
          await onChanged()
        }}
      />
    )
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {on
          ? t('Two-step sign-in is on. Signing in requires a code from your authenticator app.')
          : t(
              'Two-step sign-in is off. Set up two-step sign-in to protect your account with a code from an authenticator app.',
            )}
      </Typography>
      {step.at === 'rest' ? (
        <Button variant="outlined" onClick={() => setStep({ at: 'password' })}>
          {on ? t('Turn off') : t('Set up')}
        </Button>
      ) : (
        <MemberForm
          form={confirmForm}
          autoComplete={{ current_password: 'current-password' }}
          action={on ? t('Turn off') : t('Continue')}
          onSend={on ? turnOff : setUp}
        />
      )}
    </>
  )
}

/** Recovery codes, which are shown only once. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const notify = useNotify()
  const t = useTranslate()
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => notify(messages.codesCopied, { type: 'success' }))
      .catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Stack gap={2}>
      <Alert severity="warning" variant="outlined">
        {t(
          'These recovery codes are shown only once. Use a code to sign in without your phone. Each code works once.',
        )}
      </Alert>
      <Box component="ol" aria-label={t('Recovery codes')} sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" gap={1}>
        <Button variant="outlined" onClick={copy}>
          {t('Copy')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('I saved the codes')}
        </Button>
      </Stack>
    </Stack>
  )
}

const list = {
  m: 0,
  pl: 3.5,
  columns: { sm: 2 },
  fontSize: '1rem',
  '& li': { py: 0.25 },
}
