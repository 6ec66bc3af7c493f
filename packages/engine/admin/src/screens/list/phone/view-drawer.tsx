import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Button, Drawer, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useId, type ReactElement } from 'react'
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin'
import { useListOrder } from '../../finding/list-order.ts'
import { SizeSelector } from '../size-selector.tsx'

interface Props {
  resource: Resource
  filters: readonly ReactElement[]
  open: boolean
  onClose: () => void
}

/** Filters, sort order and page size of a list on a phone. A choice applies immediately. */
export const ViewDrawer = ({ resource, filters, open, onClose }: Props) => {
  const t = useTranslate()
  const heading = useId()
  const { filterValues, setFilters } = useListContext()
  const filtered = Object.keys(filterValues).length > 0
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading, sx: sheet } }}
    >
      <Typography id={heading} component="h2" sx={{ fontWeight: 600, mb: 2 }}>
        {t('Filters and sorting')}
      </Typography>
      {filters.length > 0 && <FilterLiveForm formComponent={Column}>{filters}</FilterLiveForm>}
      <Stack direction="row" gap={2} sx={{ mt: 2, '& > *': { flex: 1, minWidth: 0 } }}>
        <OrderSelector resource={resource} />
        <SizeSelector />
      </Stack>
      <Stack direction="row" justifyContent="space-between" sx={{ mt: 3 }}>
        <Button disabled={!filtered} onClick={() => setFilters({}, {})}>
          {t('Clear filters')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      </Stack>
    </Drawer>
  )
}

const Column = (props: React.HTMLAttributes<HTMLFormElement>) => <Box component="form" sx={form} {...props} />

/** Field and direction of the sort order. */
const OrderSelector = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { choices, current, choose } = useListOrder(resource)
  return (
    <TextField
      select
      size="small"
      label={t('Sort order')}
      value={current ? choices.indexOf(current) : ''}
      onChange={({ target }) => {
        const choice = choices[Number(target.value)]
        if (choice) choose(choice)
      }}
    >
      {choices.map(({ field, order, label }, index) => (
        <MenuItem key={`${field} ${order}`} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The two inputs of a range are side by side. */
const form = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 1,
  rowGap: 1.5,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > :has(input[type=date], input[type=number])': { gridColumn: 'auto' },
}

const sheet = {
  p: 2.5,
  maxHeight: '85dvh',
  borderTopLeftRadius: 8,
  borderTopRightRadius: 8,
  '& .MuiFormControl-root': { m: 0, width: '100%' },
} as const
