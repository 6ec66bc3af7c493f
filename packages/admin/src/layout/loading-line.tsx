import { Box, keyframes } from '@mui/material'
import { useLoading, useTranslate } from 'react-admin'

/** Progress bar at the edge of the header while calls are running. */
export const LoadingLine = () => {
  const loading = useLoading()
  const t = useTranslate()
  return (
    <Box component="output" aria-live="off" aria-label={loading ? t('Loading') : ''} sx={line(loading)}>
      <span />
    </Box>
  )
}

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

/** The delay prevents a flicker on fast calls. */
const line = (loading: boolean) =>
  ({
    position: 'absolute',
    inset: 'auto 0 -2px',
    height: 2,
    overflow: 'hidden',
    opacity: loading ? 1 : 0,
    transition: loading ? 'opacity 200ms 150ms' : 'opacity 200ms',
    '& span': {
      display: 'block',
      width: '30%',
      height: '100%',
      backgroundColor: 'primary.main',
      animation: loading ? `${run} 1.2s ease-in-out infinite` : 'none',
    },
  }) as const
