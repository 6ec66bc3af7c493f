import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { SaveContextProvider, type RaRecord } from 'react-admin'
import { DraftFormContext } from '../draft-form.ts'
import { hasDraftButtons } from '../has-drafts.ts'
import { LockedRecord } from '../locked-record.tsx'
import { RecordNotice } from '../record-notice.tsx'
import { useAsking } from '../use-asking.ts'
import { useRecordWaiting } from '../use-releases.ts'

interface Props {
  resource: Resource
  /** Undefined for a new record. */
  record?: RaRecord | undefined
  children: ReactNode
}

/** Wraps the form of an unpublished record: shows its release and provides the buttons to publish or submit it. */
export const WaitingForm = ({ resource, record, children }: Props) => {
  const release = useRecordWaiting(resource, record?.id)
  const { form, saveContext } = useAsking(resource, release)
  const isLocked = record !== undefined && release?.may_withdraw === false
  return (
    <>
      {release && (
        <Box sx={{ gridColumn: '1 / -1', p: { xs: 2, md: 3 }, pb: 0, '&:empty': { display: 'none' } }}>
          <RecordNotice release={release} />
        </Box>
      )}
      {isLocked ? (
        <LockedRecord resource={resource} record={record} release={release} />
      ) : hasDraftButtons(resource, record) ? (
        <DraftFormContext value={form}>
          <SaveContextProvider value={saveContext}>{children}</SaveContextProvider>
        </DraftFormContext>
      ) : (
        children
      )}
    </>
  )
}
