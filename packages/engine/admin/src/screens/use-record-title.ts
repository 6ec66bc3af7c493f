import { type RaRecord, useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { useOverrides } from './overrides.tsx'

/**
 * Function that returns a record's title, translated if the title is the server's text. Without a name, it uses the page's
 * resource.
 */
export const useRecordTitle = (name?: string): ((record: RaRecord | undefined) => string) => {
  const t = useTranslate()
  const resource = useResourceContext(name === undefined ? {} : { resource: name })
  const { recordTitle } = useOverrides(resource)
  const getTitle = useGetRecordRepresentation(resource)
  return (record) => (record && recordTitle ? recordTitle(record, t) : String(getTitle(record)))
}
