import { messages } from '@kampana/shared/messages'
import { letters } from '@kampana/shared/resources/letters'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useNotify, useRefresh, type RaRecord } from 'react-admin'
import { useWords } from '../language/words.ts'
import type { ProductDataProvider } from '../data-provider.ts'
import { stopClicks } from '../resource/stop-clicks.ts'
import { useRefusal } from '../resource/use-outcome.ts'

/** How far a letter has come, and where it hasn't gone a button to have it sent again. */
export const LetterStatus = ({ record }: { record: RaRecord }) => {
  const { canAccess } = useCanAccess({ resource: 'letters', action: 'resend' })
  const t = useWords()
  const status = String(record.status)
  const label = letters.fields.status.options.find(({ value }) => value === status)?.label ?? status
  return (
    <Stack component="span" direction="row" alignItems="center" flexWrap="wrap" gap={1} onClick={stopClicks}>
      <Chip
        component="span"
        size="small"
        color={colours[status] ?? 'default'}
        variant="outlined"
        label={t(label)}
      />
      {canAccess && ['waiting', 'failed'].includes(status) && <SendAgain letter={record} />}
    </Stack>
  )
}

const colours: Readonly<Record<string, 'success' | 'error' | 'info'>> = {
  sent: 'success',
  failed: 'error',
  sending: 'info',
}

const SendAgain = ({ letter: { id, subject, recipient } }: { letter: RaRecord }) => {
  const [busy, setBusy] = useState(false)
  const t = useWords()
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const refusal = useRefusal()
  const refresh = useRefresh()
  const send = async () => {
    setBusy(true)
    try {
      notify((await provider.resendLetter(id)) ?? messages.letterSentAgain, { type: 'success' })
    } catch (error) {
      refusal(error)
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('Send again: %{subject}, to %{recipient}', {
        subject: String(subject),
        recipient: String(recipient),
      })}
      onClick={send}
    >
      {t('Send again')}
    </Button>
  )
}
