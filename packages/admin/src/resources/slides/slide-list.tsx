import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { MoreActions } from '@kampana/engine-admin/screens/actions/more-actions.tsx'
import { EmptyList } from '@kampana/engine-admin/screens/list/empty-list.tsx'
import { ListError } from '@kampana/engine-admin/screens/errors/list-error.tsx'
import { NewRecord } from '@kampana/engine-admin/screens/list/new-record.tsx'
import { GridSelectionBar } from '@kampana/engine-admin/screens/list/grid-selection-bar.tsx'
import { allRows } from '@kampana/engine-admin/data-provider/all-rows'
import { TrashButton } from '@kampana/engine-admin/screens/trash/trash-button.tsx'
import { Box } from '@mui/material'
import { useCallback, useRef } from 'react'
import { OrderedList } from '@kampana/engine-admin/screens/order/ordered-list.tsx'
import { onGridKeys, countPerRow } from '../../layout/grid-keys.ts'
import { SlideTile } from './slide-tile.tsx'

/** List of the slides in carousel order. A click selects a slide. Selected slides can be hidden, shown and deleted. */
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
      <GridSelectionBar resource={deletable(resource)} records={data} />
      <SlideGrid resource={resource} />
    </>
  )
}

/** Slides have no screens of their own, so Delete is the only standard bulk action. */
const deletable = (resource: Resource): Resource => ({ ...resource, actions: ['delete'] })

/** Grid of the slides in carousel order. They are sorted by dragging or with the keyboard. */
const SlideGrid = ({ resource }: { resource: Resource }) => {
  const list = useRef<HTMLUListElement>(null)
  const perRow = useCallback(() => countPerRow(list.current), [])
  return (
    <OrderedList resource={resource} perRow={perRow}>
      <Box component="ul" ref={list} sx={grid} onKeyDown={onGridKeys}>
        <Tiles resource={resource} />
      </Box>
    </OrderedList>
  )
}

const Tiles = ({ resource }: { resource: Resource }) => {
  const { data = [], selectedIds, onToggleItem } = useListContext<Slide>()
  return data.map((slide) => (
    <SlideTile
      key={slide.id}
      resource={resource}
      slide={slide}
      selected={selectedIds.includes(slide.id)}
      onToggle={() => onToggleItem(slide.id)}
    />
  ))
}

/** Rows of three on wide screens, as the server groups them. */
const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
}
