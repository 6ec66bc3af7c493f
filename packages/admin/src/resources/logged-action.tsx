import type { Changes } from '@kampana/engine-declare/kinds/index'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Stack, Typography } from '@mui/material'
import { type RaRecord, type TranslateFunction, useCanAccess, useTranslate } from 'react-admin'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { isOnlyForPublishers } from '@kampana/engine-admin/screens/drafts/has-drafts'
import { useRestore } from '@kampana/engine-admin/screens/delete/use-restore'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

/** Action of a log entry. A deletion has a button that restores the record, for people who may delete. */
export const LoggedAction = ({ record, brief }: { record: RaRecord; brief: boolean }) => {
  const t = useTranslate()
  const action = String(record.action)
  const label = t(actionOptions().find(({ value }) => value === action)?.label ?? action)
  // Lists, and back ends without a trash, omit the value.
  if (brief || typeof record.restorable !== 'boolean') return label
  return (
    <Stack direction="row" alignItems="center" flexWrap="wrap" sx={{ columnGap: 2, rowGap: 0.5 }}>
      {label}
      {record.restorable ? (
        <Restore entry={record} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {restoredText(t, record.restored as Restored)}
        </Typography>
      )}
    </Stack>
  )
}

/** Actions in the log, including those of a college's own resources. */
const actionOptions = () => {
  const { action } = findResource('logs').fields
  return action && 'options' in action ? action.options : []
}

type Restored = { at: string; by: string | null } | null

const restoredText = (t: TranslateFunction, restored: Restored): string =>
  restored
    ? t('Restored on %{when} by %{who}', {
        when: formatDateTime(restored.at),
        who: restored.by ?? t('an unknown user'),
      })
    : t('Can no longer be restored')

const Restore = ({ entry }: { entry: RaRecord }) => {
  const t = useTranslate()
  const resource = String(entry.resource)
  const { busy, restore } = useRestore({ resource, ids: [Number(entry.record_id)] })
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  const deleted = (entry.properties as Changes | undefined)?.old
  return (
    <>
      {canAccess && !isOnlyForPublishers(findResource(resource), deleted) && (
        <TaskButton
          label={msg('Restore')}
          busy={busy}
          size="small"
          variant="outlined"
          startIcon={<RestoreIcon />}
          onClick={() => void restore()}
        />
      )}
      <Typography variant="body2" color="text.secondary">
        {t('Until %{when}', { when: formatDateTime(String(entry.restorable_until)) })}
      </Typography>
    </>
  )
}
