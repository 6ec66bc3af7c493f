import { Stack } from '@mui/material'
import { SaveButton, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isOwnServer } from '../../account/own-server.ts'
import { PreviewButton } from './preview-button.tsx'
import { mayPublish, onlyPublishers } from './may-publish.ts'
import { newPosting, saveLabel } from './publishing.ts'

/** The save button, for who may change it, whose label says what visitors will see, and the preview. */
export const SaveUpdate = () => {
  const record = useRecordContext()
  // Before the input is there, a new update is one to publish now.
  const posting: unknown = useWatch({ name: 'posted_at', defaultValue: record ? null : newPosting() })
  const asked: unknown = useWatch({ name: 'asked' })
  // Another back end keeps no drafts.
  if (!isOwnServer()) return <SaveButton alwaysEnable />
  return (
    <Stack direction="row" flexWrap="wrap" gap={1}>
      {onlyPublishers(record) === undefined && (
        <SaveButton alwaysEnable label={saveLabel(posting, record, mayPublish() ? undefined : asked)} />
      )}
      <PreviewButton />
    </Stack>
  )
}
