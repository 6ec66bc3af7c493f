import { Box, Skeleton, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { sheet } from '@kampana/engine-admin/page/sheet'

interface Props {
  title: string
  /** Content at the end of the title's line. */
  aside?: ReactNode
  /** True if it has the full width of home. */
  wide?: boolean
  children: ReactNode
}

/** Card of home with a title. */
export const HomeCard = ({ title, aside, wide = false, children }: Props) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={wide ? wideCard : card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" id={id} sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {title}
        </Typography>
        {aside && <Box sx={{ ml: 'auto' }}>{aside}</Box>}
      </Box>
      {children}
    </Box>
  )
}

/** Placeholder for a card that loads. */
export const CardSkeleton = ({ lines = 4 }: { lines?: number }) => {
  const t = useTranslate()
  return (
    <Box component="output" aria-busy aria-label={t('Loading')} sx={{ ...card, display: 'block' }}>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} width={`${72 - 12 * (at % 3)}%`} height={34} />
      ))}
    </Box>
  )
}

const card = { ...sheet, p: 2, minWidth: 0 }
const wideCard = { ...card, gridColumn: '1 / -1' }
