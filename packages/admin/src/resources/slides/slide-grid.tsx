import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useCallback, useRef } from 'react'
import { useListContext } from 'react-admin'
import { OrderedList } from '@kampana/engine-admin/screens/order/ordered-list.tsx'
import { onGridKeys, countPerRow } from '../../layout/grid-keys.ts'
import { SlideTile } from './slide-tile.tsx'

/** Grid of the slides in carousel order. They are sorted by dragging or with the keyboard. */
export const SlideGrid = ({ resource }: { resource: Resource }) => {
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
