import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface Props {
  /** Ids that the entries pass to `useSortable`, in display order. */
  ids: UniqueIdentifier[]
  /** True if the entries form a grid instead of a single column. */
  isGrid?: boolean
  disabled?: boolean
  /** Called when an entry is dropped at another position. Positions count from 0. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Container of entries that can be dragged with the pointer. Entries implement keyboard moves themselves. */
export const DragArea = ({ ids, isGrid = false, disabled = false, onMove, children }: Props) => {
  // A minimum distance distinguishes a drag from a click on a handle.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  return (
    <DndContext
      sensors={sensors}
      accessibility={pointerOnly}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(active.id), over ? ids.indexOf(over.id) : -1]
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
      }}
    >
      <SortableContext
        items={ids}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={disabled}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}

const silent = () => undefined
/** Silences dnd-kit's announcements, which are in English and describe keys that don't work here. */
const pointerOnly: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}
