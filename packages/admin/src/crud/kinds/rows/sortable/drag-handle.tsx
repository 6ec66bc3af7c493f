import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box } from '@mui/material'
import { createContext, use } from 'react'

const context = createContext<DraggableSyntheticListeners>(undefined)
export const DragHandleProvider = context.Provider

/** By what an entry of a `SortableList` is dragged. For the keyboard, and on a phone's few pixels, there are buttons. */
export const DragHandle = () => {
  const listeners = use(context)
  if (!listeners) return null
  return (
    <Box {...listeners} sx={handle}>
      <DragIcon fontSize="small" />
    </Box>
  )
}

const handle = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  width: 30,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
}
