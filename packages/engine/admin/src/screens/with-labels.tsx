import { ThemeProvider, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

/** Keeps the labels of react-admin's buttons on narrow screens, on which react-admin shows only icons. */
export const WithLabels = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={neverNarrow}>{children}</ThemeProvider>
)

const neverNarrow = (theme: Theme): Theme => ({
  ...theme,
  breakpoints: { ...theme.breakpoints, down: () => '@media not all' },
})
