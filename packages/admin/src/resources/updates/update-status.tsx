import { useWords } from '../../language/words.ts'
import { updates } from '@kampana/shared/resources/updates'
import { Chip } from '@mui/material'
import type { RaRecord } from 'react-admin'

/** Whether visitors see an update. */
export const UpdateStatus = ({ record }: { record: RaRecord }) => {
  const t = useWords()
  const status = String(record.status)
  const label = updates.fields.status.options.find(({ value }) => value === status)?.label ?? status
  return (
    <Chip
      component="span"
      size="small"
      variant={status === 'published' ? 'outlined' : 'filled'}
      color={colours[status] ?? 'default'}
      label={t(label)}
    />
  )
}

const colours: Readonly<Record<string, 'success' | 'info'>> = { published: 'success', scheduled: 'info' }
