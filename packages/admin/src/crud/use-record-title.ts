import { type RaRecord, useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { useOverrides } from './overrides.tsx'

/** Gives records' titles, in the reader's language where they are the server's words; without a name, those of the page's resource. */
export const useRecordTitle = (name?: string): ((record: RaRecord | undefined) => string) => {
  const t = useTranslate()
  const resource = useResourceContext(name === undefined ? {} : { resource: name })
  const { recordTitle } = useOverrides(resource)
  const getTitle = useGetRecordRepresentation(resource)
  return (record) => (record && recordTitle ? recordTitle(record, t) : String(getTitle(record)))
}
