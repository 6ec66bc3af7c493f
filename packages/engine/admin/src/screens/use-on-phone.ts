import { useMediaQuery } from '@mui/material'

/** True on a phone-sized screen. Checks the window, since `WithLabels` changes the theme's breakpoints. */
export const useOnPhone = (): boolean => useMediaQuery('(max-width: 599.95px)')
