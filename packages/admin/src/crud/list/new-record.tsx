import type { Resource } from '@kampana/shared/resource'
import { CanAccess, CreateButton, useListContext } from 'react-admin'
import { differing } from '../../resources/index.ts'
import { useCreateWords } from '../create-words.ts'

/** The button for a new record, beside a list's title. A list without any record has it below its words. */
export const NewRecord = ({ resource }: { resource: Resource }) => {
  const createWords = useCreateWords()
  const { total, filterValues = {} } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  if (total === 0 && !isFiltered && !differing[resource.name]?.keepsFilters) return null
  return (
    <CanAccess action="create">
      <CreateButton variant="contained" label={createWords(resource)} />
    </CanAccess>
  )
}
