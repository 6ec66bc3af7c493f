import type { BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { UndoNotice } from '../delete/undo-notice.tsx'
import { undoDuration } from '../delete/use-notify-with-undo.ts'
import { useUndoAction } from './use-undo-action.ts'

type Values = Readonly<Record<string, unknown>>

/** Runs an action on the selected records, reports completed and skipped ones, and clears the selection. */
export const useBulkAction = (resource: Resource) => {
  const task = useTask()
  const provider = useDataProvider<EngineDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const undoOf = useUndoAction(resource)
  const { selectedIds, onUnselectItems } = useListContext()
  const act = async (name: string, values: Values = {}): Promise<void> => {
    const reply = await provider.actMany(resource.name, name, selectedIds, values).finally(refresh)
    onUnselectItems(true)
    const undo = undoOf(name)
    const isDone = reply.changed.length > 0
    notify(
      <UndoNotice
        message={reply.message}
        undo={undo && isDone ? () => undo(reply.changed) : undefined}
        details={<Refused refused={reply.refused} />}
      />,
      { type: isDone ? 'success' : 'info', autoHideDuration: undoDuration },
    )
  }
  return { act, run: (name: string) => task.run(() => act(name)), busy: task.busy }
}

/** Skipped records with reasons. */
const Refused = ({ refused }: Pick<BulkReply, 'refused'>) => {
  const t = useTranslate()
  const shown = refused.slice(0, maxShown)
  return (
    <>
      {shown.map(({ id, title, message }) => (
        <div key={id}>
          {title}: {t(message)}
        </div>
      ))}
      {refused.length > shown.length && (
        <div>{t('%{count} more', { count: refused.length - shown.length })}</div>
      )}
    </>
  )
}
const maxShown = 4
