import { useTranslate } from 'react-admin'
import { Alert, Box, Button } from '@mui/material'
import { formatDateTime, formatTime } from '../format/format.ts'
import { inDays, today } from '../format/time-zone.ts'
import type { Draft } from './draft.ts'

interface Props {
  draft: Draft
  /** Discarded draft, which Undo restores. */
  discarded: Draft | undefined
  onDiscard: () => void
  onUndo: () => void
}

/** Message that the form was restored from a draft, with a button that discards the draft or undoes that. */
export const RestoredBar = ({ draft: { restored, elsewhere }, discarded, onDiscard, onUndo }: Props) => {
  const t = useTranslate()
  if (restored !== undefined)
    return (
      <Bar
        text={t('Restored your unsaved changes from %{time}.', { time: formatTimestamp(restored) })}
        action={t('Discard')}
        onAct={onDiscard}
      />
    )
  if (discarded) return <Bar text={t('Unsaved changes discarded.')} action={t('Undo')} onAct={onUndo} />
  return elsewhere ? <Bar text={t('You are also editing this in another tab.')} /> : null
}

const Bar = ({ text, action, onAct }: { text: string; action?: string; onAct?: () => void }) => (
  <Box component="output" sx={{ display: 'block', width: '100%', mb: 3 }}>
    <Alert
      severity="info"
      variant="outlined"
      role="none"
      sx={{ alignItems: 'center' }}
      action={
        action && (
          <Button color="inherit" size="small" onClick={onAct}>
            {action}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  </Box>
)

/** Timestamps of today have no date. */
const formatTimestamp = (at: number): string => {
  const moment = new Date(at).toISOString()
  return inDays(0, moment) === today() ? formatTime(moment) : formatDateTime(moment)
}
