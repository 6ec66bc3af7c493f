import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/shared/resource'
import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { PageHeader } from '../../layout/page-header.tsx'
import { MoreActions } from '../../crud/actions/more-actions.tsx'
import { EmptyList } from '../../crud/list/empty-list.tsx'
import { ListError } from '../../crud/errors/list-error.tsx'
import { NewRecord } from '../../crud/list/new-record.tsx'
import { SelectionActions } from '../../crud/list/selection-actions.tsx'
import { allRows } from '../../data-provider/all-rows.ts'
import { TrashButton } from '../../crud/trash/trash-button.tsx'
import { SlideGrid } from './slide-grid.tsx'

/** The slides as the carousel shows them. A click toggles a slide's selection, which can be hidden, shown and deleted. */
export const SlideList = ({ resource }: { resource: Resource }) => (
  <ListBase
    perPage={allRows}
    sort={{ field: resource.order[0], order: resource.order[1] }}
    disableSyncWithLocation
  >
    <PageHeader title={useTranslate()(resource.label)}>
      <NewRecord resource={resource} />
      <MoreActions>
        <TrashButton resource={resource} />
      </MoreActions>
    </PageHeader>
    <Slides resource={resource} />
  </ListBase>
)

const Slides = ({ resource }: { resource: Resource }) => {
  const { data, error } = useListContext<Slide>()
  if (error) return <ListError />
  if (!data) return null
  if (data.length === 0) return <EmptyList resource={resource} />
  return (
    <>
      <SelectionBar resource={resource} slides={data} />
      <SlideGrid resource={resource} saved={data} />
    </>
  )
}

/** Slides have no screens of their own: of the standard actions a selection can only be deleted. */
const deletable = (resource: Resource): Resource => ({ ...resource, actions: ['delete'] })

const SelectionBar = ({ resource, slides }: { resource: Resource; slides: readonly Slide[] }) => {
  const t = useTranslate()
  const { selectedIds, onSelect } = useListContext<Slide>()
  const count = selectedIds.length
  const all = count >= slides.length
  return (
    <Stack direction="row" alignItems="center" justifyContent="space-between" sx={bar(count > 0)}>
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={count > 0 && !all}
            onChange={() => onSelect(all ? [] : slides.map(({ id }) => id))}
          />
        }
        label={count === 0 ? t('Select all') : t('%{count} selected', { count })}
        sx={{ m: 0 }}
      />
      {count > 0 && (
        <Stack direction="row" flexWrap="wrap" justifyContent="flex-end" gap={1}>
          <SelectionActions resource={deletable(resource)} />
        </Stack>
      )}
    </Stack>
  )
}

/** Stays in sight beneath the header, however far down the selected slide is. */
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
