import { Box, Skeleton, keyframes } from '@mui/material'

/** What a page will fill, in its place while it loads. It is silent: `LoadingLine` tells screen readers. */
export const PageSkeleton = () => (
  <Box aria-hidden sx={{ animation: `${appear} 0s 200ms both` }}>
    <Skeleton width="min(16rem, 60%)" height={44} />
    <Skeleton variant="rounded" height="min(24rem, 60vh)" sx={{ mt: 2 }} />
  </Box>
)

/** With a delay, so that a page that comes at once doesn't flicker. */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
