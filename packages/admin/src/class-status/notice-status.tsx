import { getPhase, type ClassNotice } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Stack } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'
import { StatusChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { nowIso } from '@kampana/engine-admin/format/time-zone'
import { RecordCode } from '../resources/record-code.tsx'

/** Text and status of a notice. */
export const NoticeStatus = ({ record, brief }: { record: RaRecord; brief: boolean }) => {
  const t = useTranslate()
  const notice = record as RaRecord & ClassNotice
  const phase = getPhase(nowIso(), notice)
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={1}>
      <StatusChip
        field={classStatus.fields.status}
        value={notice.status}
        {...(phase !== 'over' && { color: colors[notice.status] })}
        filled={phase === 'running'}
      />
      {phase !== 'over' && <span>{t(labels[phase])}</span>}
      {!brief && <RecordCode record={record} />}
    </Stack>
  )
}

const labels = { running: msg('Active'), coming: msg('Upcoming') }
const colors = { suspended: 'error', online: 'info', late: 'warning', resumed: 'success' } as const
