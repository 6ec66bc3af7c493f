import type { Resource } from '@kampana/shared/resource'
import { CanAccess, CreateButton, useListContext } from 'react-admin'
import { overrides } from '../../resources/index.ts'
import { useCreateLabel } from '../use-create-label.ts'

/** The button for a new record, beside a list's title. A list without any record has it below its words. */
export const NewRecord = ({ resource }: { resource: Resource }) => {
  const createLabel = useCreateLabel()
  const { total, filterValues = {} } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  if (total === 0 && !isFiltered && !overrides[resource.name]?.filtersWhenEmpty) return null
  return (
    <CanAccess action="create">
      <CreateButton variant="contained" label={createLabel(resource)} />
    </CanAccess>
  )
}
