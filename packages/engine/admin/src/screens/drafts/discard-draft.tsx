import type { ReleaseRecord } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { Confirm, useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useChangeTask } from '../../task/use-change-task.ts'

interface Props {
  resource: Pick<Resource, 'name'>
  record: Pick<RaRecord, 'id'>
  draft: Pick<ReleaseRecord, 'title'>
}

/** Discards the draft of a published record, which stays unchanged. */
export const DiscardDraft = ({ resource, record, draft }: Props) => {
  const t = useTranslate()
  const provider = useDataProvider<EngineDataProvider>()
  const [isAsking, setAsking] = useState(false)
  const { busy, change: release } = useChangeTask()
  return (
    <>
      <TaskButton
        label={msg('Discard draft')}
        size="small"
        color="error"
        busy={busy}
        onClick={() => setAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        loading={busy}
        title={t('Discard draft')}
        content={t('The draft of “%{title}” will be deleted. The website doesn’t change.', {
          title: draft.title,
        })}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void release(() => provider.discardRecordDraft(resource.name, record.id)).then(() =>
            setAsking(false),
          )
        }
      />
    </>
  )
}
