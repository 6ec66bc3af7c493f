import type { Resource } from '@kampana/shared/resource'
import { FilterButton, TopToolbar } from 'react-admin'
import { ClearFilters } from './clear-filters.tsx'
import { ColumnsMenu } from './columns-menu.tsx'

/** How the list is looked at. What is done with it stands beside its title, or over its selected rows. */
export const ListActions = ({ resource }: { resource: Resource }) => (
  <TopToolbar>
    <ClearFilters />
    <FilterButton disableSaveQuery />
    <ColumnsMenu resource={resource} />
  </TopToolbar>
)
