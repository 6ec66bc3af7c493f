import { MenuItem, TextField } from '@mui/material'
import { useListPaginationContext, useTranslate } from 'react-admin'
import { allRows } from '../../data-provider/all-rows.ts'
import { msg } from '../../language/msg.ts'

/** Choices of rows per page. */
export const pageSizes = [
  ...[5, 10, 25, 50].map((value) => ({ value, label: String(value) })),
  { value: allRows, label: msg('All') },
]

export const SizeSelector = () => {
  const t = useTranslate()
  const { perPage, setPerPage } = useListPaginationContext()
  return (
    <TextField
      select
      size="small"
      label={t('Rows per page')}
      value={perPage}
      onChange={({ target }) => setPerPage(Number(target.value))}
      sx={{ minWidth: 120 }}
    >
      {pageSizes.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {t(label)}
        </MenuItem>
      ))}
    </TextField>
  )
}
