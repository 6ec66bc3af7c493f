import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import { mergeValues } from '@kampana/engine-declare/merge/merge-values'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { EngineDataProvider } from '../../data-provider.ts'
import { setDraftHash } from '../../data-provider/record-version.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useChangeTask } from '../../task/use-change-task.ts'
import { useTask } from '../../task/use-task.ts'
import type { Values } from '../../unsaved/changed-values.ts'
import { chosenValues, useConflictFields } from '../../unsaved/conflict-fields.ts'

const ConflictDialog = lazyComponent(() => import('../../unsaved/conflict-dialog.tsx'), 'ConflictDialog', {
  overlay: true,
})

interface Props {
  resource: Resource
  record: RaRecord
  draft: RecordDraft
}

const question = msg('The draft and the published version changed the same fields.')

/** Conflict between a draft and its published record: both changed the same field. Asks which value to keep. */
export const DraftConflict = ({ resource, record, draft }: Props) => {
  const t = useTranslate()
  const merge = mergeValues(resource, draft.base, draft.values, draft.live)
  const fields = useConflictFields(merge.conflicts)
  const { conflict, busy, ask, close } = useConflict(resource, record)
  const { busy: keeping, keep: store } = useStoreDraft(resource, record, draft, close)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 1, flexWrap: 'wrap' }}
      action={<TaskButton label={msg('Compare and choose')} busy={busy || keeping} onClick={ask} />}
    >
      {t('Also changed in the published version: %{fields}', {
        fields: draft.conflicts.map((name) => t(resource.fields[name]?.label ?? name)).join(', '),
      })}
      {conflict && (
        <ConflictDialog
          title={t(question)}
          by={conflict}
          fields={fields}
          resolveLabel={t('Save selection')}
          onResolve={(choices) => store({ ...merge.values, ...chosenValues(merge.conflicts, choices) })}
          onGoOn={close}
        />
      )}
    </Alert>
  )
}

/** Author and time of the published record's last change. Loaded when the dialog opens. */
const useConflict = (resource: Resource, record: RaRecord) => {
  const list = useCall(versionCalls(resource).list)
  const [conflict, setConflict] = useState<{ name: string | null; at: string | null }>()
  const { busy, run } = useTask()
  const ask = () =>
    void run(async () => {
      const [last] = (await list({ id: Number(record.id) })).data
      setConflict({ name: last?.name ?? last?.username ?? null, at: last?.created_at ?? null })
    })
  return { conflict, busy, ask, close: () => setConflict(undefined) }
}

/** Saves the draft with the chosen values, based on the current published record. */
const useStoreDraft = (resource: Resource, record: RaRecord, draft: RecordDraft, close: () => void) => {
  const { saveRecordDraft } = useDataProvider<EngineDataProvider>()
  const { busy, change: release } = useChangeTask()
  const store = (mine: Values) =>
    void release(async () => {
      const values = setDraftHash({ ...draft.live, ...mine }, draft.hash)
      const { message } = await saveRecordDraft(resource.name, record, { ...values }, { base: draft.live })
      close()
      return message
    })
  return { busy, keep: store }
}
