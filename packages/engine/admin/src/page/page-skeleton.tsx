import { Box, Skeleton, keyframes } from '@mui/material'

/** Placeholder for a page that is loading. It is silent, because `LoadingLine` notifies screen readers. */
export const PageSkeleton = () => (
  <Box aria-hidden sx={{ animation: `${appear} 0s 200ms both` }}>
    <Skeleton width="min(16rem, 60%)" height={44} />
    <Skeleton variant="rounded" height="min(24rem, 60vh)" sx={{ mt: 2 }} />
  </Box>
)

/** The delay prevents a flicker if the page loads fast. */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
