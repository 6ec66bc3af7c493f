import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { pointerDrag } from '../../../../layout/pointer-drag.ts'
import { DragHandleProvider } from './drag-handle.tsx'

interface ListProps {
  /** How many entries are shown. */
  count: number
  isReadOnly: boolean
  /** An entry was dropped at another's place; both count from 0 in the order shown. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list of `SortableEntry`, which are dragged by their handles. Keys move them in ways of their own. */
export const SortableList = ({ count, isReadOnly, onMove, children }: ListProps) => {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const ids = Array.from({ length: count }, (_, index) => idOf(index))
  return (
    <DndContext
      sensors={sensors}
      accessibility={pointerDrag}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isReadOnly}>
        <Box component="ol" sx={list}>
          {children}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

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
