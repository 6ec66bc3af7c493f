import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A page's title, also in the browser's tab, and beside it what can be done here. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Stack
    direction="row"
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="center"
    sx={{ columnGap: 3, rowGap: 1, mb: 2, minHeight: 40 }}
  >
    <PageTitle title={title} />
    <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    {children && (
      <Stack direction="row" flexWrap="wrap" gap={1}>
        {children}
      </Stack>
    )}
  </Stack>
)

/** The title in the browser's tab alone. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · Kampana`}</title>
