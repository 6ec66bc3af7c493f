import { ThemeProvider, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

/** Keeps the labels of react-admin's buttons on narrow screens, where react-admin shows only their icons. */
export const WithLabels = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={neverNarrow}>{children}</ThemeProvider>
)

/** Shows react-admin's buttons as icons with tooltips, where many stand beside each other. */
export const IconsOnly = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={alwaysNarrow}>{children}</ThemeProvider>
)

const withDown =
  (query: string) =>
  (theme: Theme): Theme => ({
    ...theme,
    breakpoints: { ...theme.breakpoints, down: () => query },
  })
const neverNarrow = withDown('@media not all')
const alwaysNarrow = withDown('@media all')
