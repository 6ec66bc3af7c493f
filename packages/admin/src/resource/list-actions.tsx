import type { Resource } from '@kampana/shared/resource'
import { useMediaQuery } from '@mui/material'
import { CanAccess, ColumnsButton, CreateButton, TopToolbar } from 'react-admin'

/** What can be done with the list as a whole. */
export const ListActions = ({ resource }: { resource: Resource }) => {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  return (
    <TopToolbar>
      {!narrow && <ColumnsButton />}
      {resource.actions.includes('create') && (
        <CanAccess action="create">
          <CreateButton />
        </CanAccess>
      )}
    </TopToolbar>
  )
}
