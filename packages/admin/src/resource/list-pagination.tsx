import { Box, MenuItem, TextField, useMediaQuery } from '@mui/material'
import { Pagination, useListContext, useListPaginationContext } from 'react-admin'
import { everything } from '../everything.ts'

const sizes = [
  ...[5, 10, 25, 50].map((value) => ({ value, label: String(value) })),
  { value: everything, label: 'All' },
]

/** Pages of 5 to 50 rows, or all. react-admin leaves the choice of the size out where the screen is narrow. */
export const ListPagination = () => {
  const { error } = useListContext()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  if (error) return null
  if (!narrow) return <Pagination rowsPerPageOptions={sizes} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <SizeSelector />
      <Pagination />
    </Box>
  )
}

const SizeSelector = () => {
  const { perPage, setPerPage, total } = useListPaginationContext()
  if (!total) return null
  return (
    <TextField
      select
      size="small"
      variant="standard"
      label="Rows per page"
      value={perPage}
      onChange={(event) => setPerPage(Number(event.target.value))}
      sx={{ minWidth: 96, m: 1 }}
    >
      {sizes.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
