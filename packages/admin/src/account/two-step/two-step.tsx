import { confirmForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { TwoStepSecret } from '@kampana/shared/api/own-account-replies'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account-calls.ts'
import { MemberForm } from '../form/member-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
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
  const { beginTwoStep, turnOffTwoStep } = useAccountCalls()
  const notify = useNotify()
  const t = useTranslate()
  const turnOff = async (typed: { current_password: string }) => {
    notify((await turnOffTwoStep(typed)) ?? messages.twoStepOff, { type: 'success' })
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
          onSend={on ? turnOff : async (typed) => setStep({ at: 'code', secret: await beginTwoStep(typed) })}
        />
      )}
    </>
  )
}
