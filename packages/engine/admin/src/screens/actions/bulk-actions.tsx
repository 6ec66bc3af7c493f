import type { CustomAction } from '@kampana/engine-declare/custom-action'
import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import {
  CanAccess,
  type RaRecord,
  useListContext,
  useTranslate,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { TaskButton } from '../../task/task-button.tsx'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { useOverrides } from '../overrides.tsx'
import { isApplicable } from './is-applicable.ts'
import type { BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { UndoNotice } from '../delete/undo-notice.tsx'
import { undoDuration } from '../delete/use-notify-with-undo.ts'
import { useUndoAction, mayAct } from './use-undo-action.ts'

const PutTogether = lazyComponent(() => import('../drafts/put-together.tsx'), 'PutTogether', {
  inPlace: true,
})
const ActionDialog = lazyComponent(() => import('./action-dialog.tsx'), 'ActionDialog', { overlay: true })

/** Menu items of the bulk actions that apply to at least one selected record. */
export const BulkActions = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [chosen, setChosen] = useState<string>()
  const actions = useOffered(resource)
  const { act, run, busy } = useBulkAction(resource)
  const { selectedIds } = useListContext()
  const action = chosen === undefined ? undefined : resource.customActions[chosen]
  return (
    <>
      {actions.map(([name, action]) => (
        <TaskButton
          key={name}
          label={action.label}
          busy={busy}
          onClick={() => (needsDialog(action) ? setChosen(name) : void run(name))}
        />
      ))}
      {resource.drafts && selectedIds.length > 1 && (
        <CanAccess action="edit">
          <PutTogether resource={resource} />
        </CanAccess>
      )}
      {chosen !== undefined && action && (
        <ActionDialog
          action={action}
          title={`${t(action.label)}: ${t('%{count} selected', { count: selectedIds.length })}`}
          question={asksTwice(action) ? t('Apply to all selected records?') : undefined}
          draftKey={`${resource.name}/${chosen}`}
          act={(values) => act(chosen, values)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** Bulk actions that the person may use and that apply to at least one selected record. Rows of other pages aren't loaded. */
const useOffered = (resource: Resource): [name: string, action: CustomAction][] => {
  const { selectedIds, data = [] } = useListContext<RaRecord>()
  const { hideActions } = useOverrides(resource.name)
  const records = selectedIds.map((id) => data.find((record) => record.id === id))
  const applies = (name: string, action: CustomAction): boolean =>
    records.some(
      (record) =>
        !record ||
        (!hideActions?.(record, name) &&
          !isOnlyForPublishers(resource, record) &&
          isApplicable(resource, action, record)),
    )
  return Object.entries(resource.customActions).filter(
    ([name, action]) =>
      action.bulk &&
      (selectedIds.length > 1 || action.bulk === 'only') &&
      mayAct(resource, action) &&
      applies(name, action),
  )
}

const asksTwice = ({ confirm, fields }: CustomAction): boolean =>
  confirm !== undefined && Object.keys(fields).length === 0
const needsDialog = (action: CustomAction): boolean =>
  asksTwice(action) || Object.keys(action.fields).length > 0

type Values = Readonly<Record<string, unknown>>

/** Runs an action on the selected records, reports completed and skipped ones, and clears the selection. */
const useBulkAction = (resource: Resource) => {
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
