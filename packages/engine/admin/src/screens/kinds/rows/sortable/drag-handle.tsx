import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box } from '@mui/material'
import { createContext, use } from 'react'

const context = createContext<DraggableSyntheticListeners>(undefined)
export const DragHandleProvider = context.Provider

/** Drag handle of a `SortableList` entry. Keyboard and phone users have buttons instead. */
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
