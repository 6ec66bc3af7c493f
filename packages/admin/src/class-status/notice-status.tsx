import { getPhase, type ClassNotice } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Stack } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { toSay, useWords } from '../language/translate.ts'
import { StatusChip } from '../crud/status-chip.tsx'
import { present } from '../format/time-zone.ts'

/** What a notice says, and whether it runs. */
export const NoticeStatus = ({ record }: { record: RaRecord }) => {
  const t = useWords()
  const notice = record as RaRecord & ClassNotice
  const phase = getPhase(present(), notice)
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={1}>
      <StatusChip
        field={classStatus.fields.status}
        value={notice.status}
        {...(phase !== 'over' && { colours })}
        filled={phase === 'running'}
      />
      {phase !== 'over' && <span>{t(words[phase])}</span>}
    </Stack>
  )
}

const words = { running: toSay('Running'), coming: toSay('Coming') }
const colours = { suspended: 'error', online: 'info', late: 'warning', resumed: 'success' } as const
