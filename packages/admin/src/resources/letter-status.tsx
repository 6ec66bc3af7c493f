import { messages } from '@kampana/shared/messages/messages'
import { letters } from '@kampana/shared/resources/letters'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import {
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import type { ProductDataProvider } from '../data-provider.ts'
import { StatusChip } from '../crud/status-chip.tsx'
import { stopClicks } from '../crud/stop-clicks.ts'
import { useNotifyError } from '../crud/use-notify-result.ts'

/** How far a letter has come, and where it hasn't gone a button to have it sent again. */
export const LetterStatus = ({ record }: { record: RaRecord }) => {
  const { canAccess } = useCanAccess({ resource: 'letters', action: 'resend' })
  const status = String(record.status)
  return (
    <Stack component="span" direction="row" alignItems="center" flexWrap="wrap" gap={1} onClick={stopClicks}>
      <StatusChip
        field={letters.fields.status}
        value={status}
        colours={colours}
        filled={status === 'failed'}
      />
      {canAccess && ['waiting', 'failed'].includes(status) && <SendAgain letter={record} />}
    </Stack>
  )
}

const colours = { sent: 'success', failed: 'error', sending: 'info' } as const

const SendAgain = ({ letter: { id, subject, recipient } }: { letter: RaRecord }) => {
  const [busy, setBusy] = useState(false)
  const t = useTranslate()
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const send = async () => {
    setBusy(true)
    try {
      notify((await provider.resendLetter(id)) ?? messages.letterSentAgain, { type: 'success' })
    } catch (error) {
      notifyError(error)
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
