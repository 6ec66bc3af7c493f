import type { Resource } from '@kampana/shared/resource'
import { FilterButton, TopToolbar } from 'react-admin'
import { ClearFilters } from './clear-filters.tsx'
import { ColumnsMenu } from './columns-menu.tsx'

/** The toolbar of filters and columns. Actions are in the page's header, or over the selected rows. */
export const ListActions = ({ resource }: { resource: Resource }) => (
  <TopToolbar>
    <ClearFilters />
    <FilterButton disableSaveQuery />
    <ColumnsMenu resource={resource} />
  </TopToolbar>
)
