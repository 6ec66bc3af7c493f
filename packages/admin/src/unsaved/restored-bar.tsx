import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { momentInWords } from '../resource/in-words.ts'
import type { Filling } from './restore.ts'
import type { Values } from './typed.ts'

interface Props {
  filling: Filling
  typed: Values
  record: Filling['record']
  onFill: (filling: Filling) => void
}

/** Tells that what stands in the form comes from last time, and lets the person do without it, or have it again. */
export const RestoredBar = ({ filling, typed, record, onFill }: Props) => {
  const [discarded, setDiscarded] = useState<Filling>()
  const { restored, elsewhere } = filling
  if (restored !== undefined) {
    const discard = () => {
      setDiscarded({ ...filling, typed })
      onFill({ record, typed: {} })
    }
    return <Bar text={`Restored what you typed at ${timeOf(restored)}.`} action="Discard" onAct={discard} />
  }
  if (discarded)
    return (
      <Bar
        text="What you had typed was discarded."
        action="Undo"
        onAct={() => {
          setDiscarded(undefined)
          onFill(discarded)
        }}
      />
    )
  return elsewhere ? <Bar text="You are changing this in another tab, too." /> : null
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

/** Today's by the clock alone. */
const timeOf = (at: number): string => {
  const when = new Date(at)
  return when.toDateString() === new Date().toDateString()
    ? new Intl.DateTimeFormat('en-PH', { timeStyle: 'short' }).format(when)
    : momentInWords(when.toISOString())
}
