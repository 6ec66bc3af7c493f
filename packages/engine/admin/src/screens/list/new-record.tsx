import type { Resource } from '@kampana/engine-declare/resource'
import { CanAccess, CreateButton, useListContext } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { WithLabels } from '../with-labels.tsx'
import { useCreateLabel } from '../use-create-label.ts'

/**
 * Create button beside a list's title, with its label on phones as well: a floating button would cover rows. `EmptyList` has
 * its own button.
 */
export const NewRecord = ({ resource }: { resource: Resource }) => {
  const createLabel = useCreateLabel()
  const { filtersWhenEmpty = false } = useOverrides(resource.name)
  const { total, filterValues = {} } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  if (total === 0 && !isFiltered && !filtersWhenEmpty) return null
  return (
    <CanAccess action="create">
      <WithLabels>
        <CreateButton variant="contained" label={createLabel(resource)} />
      </WithLabels>
    </CanAccess>
  )
}
