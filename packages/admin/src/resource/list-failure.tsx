import { Button, Typography } from '@mui/material'
import { useListContext } from 'react-admin'

/** Why the list can't be shown, in place of its rows. */
export const ListFailure = () => {
  const { error, refetch } = useListContext()
  return (
    <Typography component="div" sx={{ p: 6, textAlign: 'center' }}>
      {error?.message}
      <br />
      <Button sx={{ mt: 2 }} onClick={() => refetch()}>
        Try again
      </Button>
    </Typography>
  )
}
