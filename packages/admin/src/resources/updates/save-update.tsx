import { SaveButton, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { newPosting, saveLabel } from './publishing.ts'

/** Save button of an unpublished update, with a label that describes the effect. */
export const SaveUpdate = () => {
  const record = useRecordContext()
  // Until the input has mounted, a new update is published now.
  const posting: unknown = useWatch({ name: 'posted_at', defaultValue: record ? null : newPosting() })
  return <SaveButton alwaysEnable label={saveLabel(posting, record)} />
}
