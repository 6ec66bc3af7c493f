import { updates } from '@kampana/shared/resources/updates'
import { isVisible } from '@kampana/engine-declare/visibility'
import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import PinIcon from '@mui/icons-material/PushPinOutlined'
import { IconButton, Stack } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { websiteAddress } from '@kampana/engine-admin/screens/on-website/website-address'
import { LabelChip, StatusChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { stopClicks } from '@kampana/engine-admin/screens/stop-clicks'
import { today } from '@kampana/engine-admin/format/time-zone'
import { msg } from '@kampana/engine-admin/language/msg'
import { RecordCode } from '../record-code.tsx'
import { isPublished } from './publishing.ts'

/** Status of an update, with a link to its page on the website. */
export const UpdateStatusChip = ({ record, brief }: { record: RaRecord; brief: boolean }) => (
  <Stack component="span" direction="row" alignItems="center" gap={0.5}>
    <Status record={record} />
    {brief ? <WebsiteLink record={record} /> : <RecordCode record={record} />}
  </Stack>
)

const Status = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const { status, pinned } = record
  if (isPublished(record) && !isVisible(updates, record, today()))
    return <LabelChip label={msg('Taken down')} />
  return (
    <>
      <StatusChip
        field={updates.fields.status}
        value={status}
        color={colors[String(status)] ?? 'default'}
        filled={!isPublished(record)}
      />
      {pinned === 1 && <PinIcon titleAccess={t('Pinned')} fontSize="small" color="action" />}
    </>
  )
}

const WebsiteLink = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const address = websiteAddress(updates, record)
  if (address === undefined) return null
  return (
    <IconButton
      size="small"
      href={address}
      target="_blank"
      rel="noopener"
      onClick={stopClicks}
      aria-label={t('View on website')}
    >
      <OpenIcon fontSize="inherit" />
    </IconButton>
  )
}

const colors: Readonly<Record<string, 'success' | 'info'>> = { published: 'success', scheduled: 'info' }
