import { ThemeProvider, type Theme } from '@mui/material'
import type { ReactNode } from 'react'

/** react-admin's buttons keep only their icons where the screen is narrow; inside of this they keep their words too. */
export const WithLabels = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={neverNarrow}>{children}</ThemeProvider>
)

const neverNarrow = (theme: Theme): Theme => ({
  ...theme,
  breakpoints: { ...theme.breakpoints, down: () => '@media not all' },
})
