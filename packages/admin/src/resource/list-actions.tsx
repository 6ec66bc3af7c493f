import { ColumnsButton, FilterButton, TopToolbar } from 'react-admin'
import { ClearFilters } from './clear-filters.tsx'

/** How the list is looked at. What is done with it stands beside its title, or over its selected rows. */
export const ListActions = () => (
  <TopToolbar>
    <ClearFilters />
    <FilterButton disableSaveQuery />
    <ColumnsButton />
  </TopToolbar>
)
