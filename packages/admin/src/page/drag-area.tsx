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
  /** What `useSortable` calls the entries, in the order shown. */
  ids: UniqueIdentifier[]
  /** Whether they stand in rows, not one beneath another. */
  isGrid?: boolean
  disabled?: boolean
  /** An entry was dropped at another's place; both count from 0. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Around entries that are dragged by the pointer; keys move them in ways of their own. */
export const DragArea = ({ ids, isGrid = false, disabled = false, onMove, children }: Props) => {
  // A handle may be pressed, too: a drag needs a minimum distance.
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
/** dnd-kit would tell of keys that move nothing, and in English. */
const pointerOnly: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}
