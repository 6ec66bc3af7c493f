import { Stack } from '@mui/material'
import { SaveButton, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PreviewButton } from './preview-button.tsx'
import { supportsDrafts, saveLabel } from './publishing.ts'

/** The save button, whose label says what visitors will see, and the preview. */
export const SaveUpdate = () => {
  const record = useRecordContext()
  // Before the input is there, a new update is one to publish now.
  const posting: unknown = useWatch({ name: 'posted_at', defaultValue: record ? null : 'now' })
  if (!supportsDrafts(record)) return <SaveButton alwaysEnable />
  return (
    <Stack direction="row" flexWrap="wrap" gap={1}>
      <SaveButton alwaysEnable label={saveLabel(posting, record)} />
      <PreviewButton />
    </Stack>
  )
}
