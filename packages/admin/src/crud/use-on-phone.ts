import { useMediaQuery } from '@mui/material'

/** Whether the screen is a phone's. It asks the window: within `WithLabels` the theme answers otherwise. */
export const useOnPhone = (): boolean => useMediaQuery('(max-width: 599.95px)')
