import { useSortable } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { DragArea } from '../../../../page/drag-area.tsx'
import { DragHandleProvider } from './drag-handle.tsx'

interface ListProps {
  /** Number of entries shown. */
  count: number
  isReadOnly: boolean
  /** Called when an entry is dropped at another position. Both positions are zero-based, in the order shown. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** List of `SortableEntry` items with drag handles. Its users add their own keyboard controls. */
export const SortableList = ({ count, isReadOnly, onMove, children }: ListProps) => (
  <DragArea
    ids={Array.from({ length: count }, (_, index) => idOf(index))}
    disabled={isReadOnly}
    onMove={onMove}
  >
    <Box component="ol" sx={list}>
      {children}
    </Box>
  </DragArea>
)

interface EntryProps {
  index: number
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

export const SortableEntry = ({ index, onKeyDown, children }: EntryProps) => {
  const { setNodeRef, listeners, transform, isDragging } = useSortable({ id: idOf(index) })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        ...(transform && { transform: `translateY(${transform.y}px)` }),
        ...(isDragging && { opacity: 0.5, position: 'relative', zIndex: 1 }),
      }}
      onKeyDown={onKeyDown}
    >
      <DragHandleProvider value={listeners}>{children}</DragHandleProvider>
    </Box>
  )
}

const idOf = (index: number): string => `entry-${index}`

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mb: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
}
