import type { Resource } from '@kampana/engine-declare/resource'
import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useListContext, useTranslate, type RaRecord } from 'react-admin'
import { SelectionActions } from './selection-actions.tsx'

interface Props {
  resource: Resource
  records: readonly RaRecord[]
}

/** Number of selected tiles and their bulk actions. */
export const GridSelectionBar = ({ resource, records }: Props) => {
  const t = useTranslate()
  const { selectedIds, onSelect, onUnselectItems } = useListContext()
  const count = selectedIds.length
  const all = records.length > 0 && records.every(({ id }) => selectedIds.includes(id))
  if (records.length === 0 && count === 0) return null
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      sx={bar(count > 0)}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={count > 0 && !all}
            onChange={() => (all ? onUnselectItems(true) : onSelect(records.map(({ id }) => id)))}
          />
        }
        label={count === 0 ? t('Select all') : t('%{count} selected', { count })}
        sx={{ m: 0 }}
      />
      {count > 0 && (
        <Stack direction="row" flexWrap="wrap" justifyContent="flex-end" gap={1}>
          <SelectionActions resource={resource} />
        </Stack>
      )}
    </Stack>
  )
}

/** Stays visible below the header while the page scrolls. */
const bar = (selecting: boolean) => ({
  position: 'sticky',
  top: 56,
  zIndex: 2,
  minHeight: 48,
  mb: 2,
  pl: 0.5,
  pr: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: selecting ? 'primary.main' : 'divider',
  backgroundColor: 'background.paper',
})
