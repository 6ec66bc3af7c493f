import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useMemo } from 'react'
import { SaveContextProvider, type RaRecord } from 'react-admin'
import { asDrafted } from '../../data-provider/draft-verbs.ts'
import { RecordForm } from '../form/record-form.tsx'
import { DraftFormContext } from './draft-form.ts'
import { DraftNotice } from './draft-notice.tsx'
import { LockedRecord } from './locked-record.tsx'
import { useDrafting } from './use-drafting.ts'
import { useRecordDraft } from './use-releases.ts'

interface Props {
  resource: Resource
  /** The published record. */
  record: RaRecord
  /** True if the record is loaded with all its fields. */
  ready: boolean
  /** Called after a save; by default the record or the list opens. */
  onSaved: (() => void) | undefined
}

/** Form of a published record. It contains the draft, if there is one, below a notice about it. */
export const DraftedForm = ({ resource, record, ready, onSaved }: Props) => {
  const { draft, isPending } = useRecordDraft(resource, record.id)
  const { form, saveContext } = useDrafting(resource, record, draft)
  const shown = useMemo(
    () => (draft ? asDrafted(resource, record, draft) : record),
    [resource, record, draft],
  )
  return (
    <DraftFormContext value={form}>
      {draft && (
        <Box sx={{ gridColumn: '1 / -1', p: { xs: 2, md: 3 }, pb: 0 }}>
          <DraftNotice resource={resource} record={record} draft={draft} />
        </Box>
      )}
      {draft && !draft.change.may_withdraw ? (
        <LockedRecord resource={resource} record={shown} release={draft.change} />
      ) : (
        <SaveContextProvider value={saveContext}>
          <RecordForm resource={resource} record={shown} ready={ready && !isPending} onSaved={onSaved} />
        </SaveContextProvider>
      )}
    </DraftFormContext>
  )
}
