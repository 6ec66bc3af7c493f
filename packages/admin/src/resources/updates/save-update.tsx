import { SaveButton, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { newPosting, saveLabel } from './publishing.ts'

/** The save button of an update that isn't live, whose label says what visitors will see. */
export const SaveUpdate = () => {
  const record = useRecordContext()
  // Before the input is there, a new update is one to publish now.
  const posting: unknown = useWatch({ name: 'posted_at', defaultValue: record ? null : newPosting() })
  return <SaveButton alwaysEnable label={saveLabel(posting, record)} />
}
