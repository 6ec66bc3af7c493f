import { phaseAt, statusInWords, type ClassNotice } from '@kampana/shared/class-status'
import { Chip, Stack } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { toSay, useWords } from '../language/words.ts'
import { present } from '../resource/time-zone.ts'

/** What a notice says, and whether it runs. */
export const NoticeStatus = ({ record }: { record: RaRecord }) => {
  const t = useWords()
  const notice = record as RaRecord & ClassNotice
  const phase = phaseAt(present(), notice)
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={1}>
      {t(statusInWords(notice))}
      {phase !== 'over' && (
        <Chip
          component="span"
          size="small"
          color={phase === 'running' ? 'error' : 'info'}
          variant={phase === 'running' ? 'filled' : 'outlined'}
          label={t(words[phase])}
        />
      )}
    </Stack>
  )
}

const words = { running: toSay('Running'), coming: toSay('Coming') }
