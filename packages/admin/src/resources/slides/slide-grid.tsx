import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRef } from 'react'
import { useCanAccess, useListContext } from 'react-admin'
import { DragArea } from '@kampana/engine-admin/page/drag-area.tsx'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'
import { onGridKeys, countPerRow } from '../../layout/grid-keys.ts'
import { SlideTile } from './slide-tile.tsx'
import { canReorder, useSlideOrder } from './use-slide-order.ts'

/** Grid of the slides in carousel order. They are sorted by dragging or with the keyboard. */
export const SlideGrid = ({ resource, saved }: { resource: Resource; saved: readonly Slide[] }) => {
  const list = useRef<HTMLUListElement>(null)
  const { selectedIds, onToggleItem } = useListContext<Slide>()
  const { slides, move, announcement } = useSlideOrder(saved)
  const { canAccess } = useCanAccess({ resource: 'slides', action: 'edit' })
  const orderable = canAccess === true && canReorder(slides)
  return (
    <DragArea
      ids={slides.map(({ id }) => id)}
      isGrid
      disabled={!orderable}
      onMove={(from, to) => slides[from] && move(slides[from].id, to)}
    >
      <Box component="ul" ref={list} sx={grid} onKeyDown={onGridKeys}>
        {slides.map((slide, position) => (
          <SlideTile
            key={slide.id}
            resource={resource}
            slide={slide}
            selected={selectedIds.includes(slide.id)}
            onToggle={() => onToggleItem(slide.id)}
            {...(orderable && {
              order: {
                position,
                count: slides.length,
                perRow: () => countPerRow(list.current),
                onMove: (to: number) => move(slide.id, to),
              },
            })}
          />
        ))}
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DragArea>
  )
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
