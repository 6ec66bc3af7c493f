import { SaveButton, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { knowsDrafts, saveWords } from './publishing.ts'

/** Saves an update; its words say what visitors will see of that. */
export const SaveUpdate = () => {
  const record = useRecordContext()
  // Before the input is there, a new update is one to publish now.
  const posting: unknown = useWatch({ name: 'posted_at', defaultValue: record ? null : 'now' })
  return <SaveButton alwaysEnable {...(knowsDrafts(record) && { label: saveWords(posting, record) })} />
}
