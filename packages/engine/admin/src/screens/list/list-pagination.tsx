import { maxCounted } from '@kampana/engine-declare/lists/list-query'
import { Box, useMediaQuery } from '@mui/material'
import { Pagination, type TranslateFunction, useListContext, useTranslate } from 'react-admin'
import { PageLinks } from './page-links.tsx'
import { pageSizes, SizeSelector } from './size-selector.tsx'

/** Pagination with 5 to 50 rows, or all. On a narrow screen react-admin omits the page size, so `SizeSelector` is added. */
export const ListPagination = () => {
  const t = useTranslate()
  const { error, total, filterValues } = useListContext()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  if (error) return null
  // A prop of MUI that react-admin's Pagination passes on but doesn't type.
  const labels: object = isSearched(filterValues)
    ? { labelDisplayedRows: (range: PageRange) => formatRange(range, t) }
    : {}
  if (!narrow)
    return (
      <Pagination
        rowsPerPageOptions={pageSizes.map(({ value, label }) => ({ value, label: t(label) }))}
        actions={PageLinks}
        {...labels}
      />
    )
  return (
    <Box sx={phone}>
      {total ? <SizeSelector /> : null}
      <Pagination actions={PageLinks} {...labels} />
    </Box>
  )
}

const isSearched = (filter: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(filter).some((key) => key === 'q' || key.endsWith('_q'))

interface PageRange {
  from: number
  to: number
  count: number
}
/** For a full-text search, our server counts up to a maximum and then reports one more, which means "more than". */
const formatRange = ({ from, to, count }: PageRange, t: TranslateFunction): string => {
  const counted = Math.max(maxCounted, to)
  return count === counted + 1
    ? t('%{from}-%{to} of more than %{counted}', { from, to, counted })
    : t('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
}

const phone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1.5,
}
