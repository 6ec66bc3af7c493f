import { brand } from '../brand.ts'
import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Title of the browser tab, if it needs more detail than the page title. */
  tab?: string
  /** True if the actions move to a separate line on phones. */
  below?: boolean
  /** Back link above the title. */
  back?: ReactNode
  /** Content next to the title, such as a record's status. */
  beside?: ReactNode
  children?: ReactNode
}

/** Page title, also shown in the browser tab, with the page's actions next to it. */
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

/** Sets the title of the browser tab only. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${brand.name}`}</title>

/** Separate line whose text is aligned with the title. */
const backLine = { width: '100%', ml: -0.75, mb: -1, '& .MuiButton-root': { minHeight: { xs: 40, sm: 0 } } }

/** Aligns the text with the title, and makes links large enough to tap. */
const ownLine = {
  width: { xs: '100%', sm: 'auto' },
  rowGap: { xs: 0, sm: 1 },
  ml: { xs: -0.75, sm: 0 },
  '& .MuiButton-root': { minHeight: { xs: 40, sm: 0 } },
  '& .MuiButton-contained': { px: 1.5, ml: { xs: 0.75, sm: 0 }, mr: 0.75 },
}
