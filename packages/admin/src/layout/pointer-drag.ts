import type { DndContextProps } from '@dnd-kit/core'

const silent = () => undefined

/** For lists that are dragged by the pointer only: dnd-kit would tell of keys that move nothing, and in English. */
export const pointerDrag: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}
