import { mostCounted } from '@kampana/shared/list-query'
import { Box, useMediaQuery } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'
import { pageSizes, SizeSelector } from './size-selector.tsx'
import { useWords } from '../language/words.ts'

/** Pages of 5 to 50 rows, or all. react-admin leaves the choice of the size out where the screen is narrow. */
export const ListPagination = () => {
  const t = useWords()
  const { error, total, filterValues } = useListContext()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  if (error) return null
  // MUI's property, which react-admin hands on but doesn't name.
  const range: object = isUncounted(total, filterValues)
    ? {
        labelDisplayedRows: ({ from, to }: { from: number; to: number }) =>
          t('%{from}-%{to} of more than 1,000', { from, to }),
      }
    : {}
  if (!narrow)
    return (
      <Pagination
        rowsPerPageOptions={pageSizes.map(({ value, label }) => ({ value, label: t(label) }))}
        {...range}
      />
    )
  return (
    <Box sx={phone}>
      {total ? <SizeSelector /> : null}
      <Pagination {...range} />
    </Box>
  )
}

/** Where words are looked for, our server counts a thousand matches and tells one more where there are more. */
const isUncounted = (total: number | undefined, filter: Readonly<Record<string, unknown>>): boolean =>
  total === mostCounted + 1 && Object.keys(filter).some((key) => key === 'q' || key.endsWith('_q'))

const phone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1.5,
}
