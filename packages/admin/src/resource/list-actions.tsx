import { ColumnsButton, FilterButton, TopToolbar } from 'react-admin'

/** How the list is looked at. What is done with it stands beside its title, or over its selected rows. */
export const ListActions = () => (
  <TopToolbar>
    <FilterButton disableSaveQuery />
    <ColumnsButton />
  </TopToolbar>
)
