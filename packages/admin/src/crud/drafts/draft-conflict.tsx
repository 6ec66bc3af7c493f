import type { RecordDraft } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { Alert } from '@mui/material'
import { Suspense, useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { ConflictError } from '../../data-provider/errors.ts'
import { setDraftHash } from '../../data-provider/record-version.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useTask } from '../../task/use-task.ts'
import { changedValues, type Values } from '../../unsaved/changed-values.ts'
import { threeWayMerge } from '../../unsaved/merge.ts'

const ConflictDialog = lazyComponent(() => import('../../unsaved/conflict-dialog.tsx'), 'ConflictDialog', {
  overlay: true,
})

interface Props {
  resource: Resource
  record: RaRecord
  draft: RecordDraft
}

const question = msg('The live one has been changed meanwhile where the draft changes it, too.')

/** Says that draft and live record have changed the same field, each to something else, and asks which stays. */
export const DraftConflict = ({ resource, record, draft }: Props) => {
  const t = useTranslate()
  const { conflict, busy, ask, close } = useConflict(resource, record, draft)
  const { keep } = useKeep(resource, record, draft, close)
  const typed = changedValues(resource, 'edit', draft.base, draft.values)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 1, flexWrap: 'wrap' }}
      action={<TaskButton label={msg('Compare and choose')} busy={busy} onClick={ask} />}
    >
      {t('Changed in the live one meanwhile, too: %{fields}', {
        fields: draft.conflicts.map((name) => t(resource.fields[name]?.label ?? name)).join(', '),
      })}
      {conflict && (
        <Suspense>
          <ConflictDialog
            {...{ resource, conflict, typed }}
            before={draft.base}
            merging={threeWayMerge(resource, draft.base, typed, draft.live)}
            onKeep={keep}
            onGoOn={close}
          />
        </Suspense>
      )}
    </Alert>
  )
}

/** The conflict with the name of who changed the live record last, once it is asked for. */
const useConflict = (resource: Resource, record: RaRecord, draft: RecordDraft) => {
  const { getRecordVersions } = useDataProvider<ProductDataProvider>()
  const [conflict, setConflict] = useState<ConflictError>()
  const { busy, run } = useTask()
  const ask = () =>
    void run(async () => {
      const [last] = (await getRecordVersions(resource.name, record.id)).data
      const changed = last && { name: last.name ?? last.username, created_at: last.created_at ?? '' }
      setConflict(new ConflictError(question, { id: record.id, ...draft.live }, changed))
    })
  return { conflict, busy, ask, close: () => setConflict(undefined) }
}

/** Keeps the draft as it was chosen, compared with what is live now. */
const useKeep = (resource: Resource, record: RaRecord, draft: RecordDraft, close: () => void) => {
  const { saveRecordDraft } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { run } = useTask()
  const keep = (mine: Values) =>
    void run(async () => {
      const values = setDraftHash({ ...draft.live, ...mine }, draft.hash)
      const { message } = await saveRecordDraft(resource.name, record, { ...values }, { base: draft.live })
      if (message !== undefined) notify(message, { type: 'success' })
      close()
    }).finally(refresh)
  return { keep }
}
