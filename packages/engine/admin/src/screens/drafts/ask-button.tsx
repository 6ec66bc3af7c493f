import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { useTranslate, type RaRecord } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useChangeTask } from '../../task/use-change-task.ts'
import { stopClicks } from '../stop-clicks.ts'
import { useRequest } from './use-asking.ts'
import { useOpenReleases, useRecordWaiting } from './use-releases.ts'

/** Button that submits an unpublished record for review, unless it is already submitted. */
export const AskButton = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const t = useTranslate()
  const request = useRequest(resource)
  const { isLoading } = useOpenReleases()
  const release = useRecordWaiting(resource, record.id)
  const { busy, change: run } = useChangeTask()
  if (isLoading || release?.state === 'asked' || release?.state === 'scheduled') return null
  return (
    <span onClick={stopClicks} role="presentation">
      <TaskButton
        label={msg('Submit for review')}
        busy={busy}
        size="small"
        variant="contained"
        aria-label={`${t('Submit for review')}: ${recordTitle(resource, record)}`}
        onClick={() => void run(() => request(record.id, { release, asks: true }))}
      />
    </span>
  )
}
