import type { LibraryPicture } from '@kampana/shared/api/pictures-api'
import type { Resource } from '@kampana/shared/resource'
import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { SelectionActions } from '../../crud/list/selection-actions.tsx'

/** How many pictures are selected, and what can be done with them. */
export const SelectionBar = ({
  resource,
  pictures,
}: {
  resource: Resource
  pictures: readonly LibraryPicture[]
}) => {
  const t = useTranslate()
  const { selectedIds, onSelect, onUnselectItems } = useListContext<LibraryPicture>()
  const count = selectedIds.length
  const all = pictures.length > 0 && pictures.every(({ id }) => selectedIds.includes(id))
  if (pictures.length === 0 && count === 0) return null
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
            onChange={() => (all ? onUnselectItems(true) : onSelect(pictures.map(({ id }) => id)))}
          />
        }
        label={count === 0 ? t('Select all') : t('%{count} selected', { count })}
        sx={{ m: 0 }}
      />
      {count > 0 && (
        <Stack direction="row" flexWrap="wrap">
          <SelectionActions resource={resource} />
        </Stack>
      )}
    </Stack>
  )
}

/** Stays in sight beneath the header, however far down the selected picture is. */
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
