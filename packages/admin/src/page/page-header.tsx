import { brand } from '../brand.ts'
import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** What the browser's tab says, where the title alone wouldn't tell this page from another. */
  tab?: string
  /** Whether a phone shows what can be done here on a line of its own. */
  below?: boolean
  /** What leads back from this page, above its title. */
  back?: ReactNode
  /** What stands directly beside the title, as a record's status. */
  beside?: ReactNode
  children?: ReactNode
}

/** A page's title, also in the browser's tab, and beside it what can be done here. */
export const PageHeader = ({ title, tab = title, below = false, back, beside, children }: Props) => (
  <Stack
    direction="row"
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="center"
    sx={{ columnGap: 3, rowGap: 1, mb: 2, minHeight: 40 }}
  >
    <PageTitle title={tab} />
    {back && <Box sx={backLine}>{back}</Box>}
    <Stack direction="row" flexWrap="wrap" alignItems="center" sx={{ columnGap: 2, minWidth: 0 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {beside}
    </Stack>
    {children && (
      <Stack
        direction="row"
        flexWrap="wrap"
        alignItems="center"
        gap={below ? 0.5 : 1}
        sx={below ? ownLine : null}
      >
        {children}
      </Stack>
    )}
  </Stack>
)

/** The title in the browser's tab alone. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${brand.name}`}</title>

/** A line of its own, whose words begin where the title does. */
const backLine = { width: '100%', ml: -0.75, mb: -1, '& .MuiButton-root': { minHeight: { xs: 40, sm: 0 } } }

/** The words begin where the title does, and are high enough for a thumb. */
const ownLine = {
  width: { xs: '100%', sm: 'auto' },
  rowGap: { xs: 0, sm: 1 },
  ml: { xs: -0.75, sm: 0 },
  '& .MuiButton-root': { minHeight: { xs: 40, sm: 0 } },
  '& .MuiButton-contained': { px: 1.5, ml: { xs: 0.75, sm: 0 }, mr: 0.75 },
}
