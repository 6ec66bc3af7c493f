import { ColumnsButton, TopToolbar } from 'react-admin'

/** How the list is looked at. What is done with it stands beside its title, or over its selected rows. */
export const ListActions = () => (
  <TopToolbar>
    <ColumnsButton />
  </TopToolbar>
)
