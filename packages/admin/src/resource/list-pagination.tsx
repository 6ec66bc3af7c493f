import { Box, useMediaQuery } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'
import { pageSizes, SizeSelector } from './size-selector.tsx'
import { useWords } from '../language/words.ts'

/** Pages of 5 to 50 rows, or all. react-admin leaves the choice of the size out where the screen is narrow. */
export const ListPagination = () => {
  const t = useWords()
  const { error, total } = useListContext()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  if (error) return null
  if (!narrow)
    return (
      <Pagination rowsPerPageOptions={pageSizes.map(({ value, label }) => ({ value, label: t(label) }))} />
    )
  return (
    <Box sx={phone}>
      {total ? <SizeSelector /> : null}
      <Pagination />
    </Box>
  )
}

const phone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1.5,
}
