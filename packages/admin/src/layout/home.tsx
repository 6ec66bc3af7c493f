import { lazyPart } from '../chunks/lazy-part.tsx'
import { brand } from 'virtual:brand'
import seal from '#college/seal.svg'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { useGetIdentity } from 'react-admin'
import { useWords } from '../language/words.ts'
import { gold, serif } from '../theme.ts'
import { PageTitle } from './page-header.tsx'

const Attention = lazyPart(() => import('../home/attention.tsx'), 'Attention')

const StatusCard = lazyPart(() => import('../class-status/status-card.tsx'), 'StatusCard')

/** The logo, set like the title page of a book, and beside it the class status and what needs attention. */
export const Home = () => {
  const { identity } = useGetIdentity()
  const t = useWords()
  return (
    <Box sx={page}>
      <PageTitle title={t('Home')} />
      <Box sx={logo}>
        <Box component="img" src={seal} alt="" sx={{ height: { xs: 120, md: 'min(34vh, 280px)' } }} />
        <Typography
          component="h1"
          sx={{
            fontFamily: serif,
            fontWeight: 600,
            fontSize: { xs: '2.25rem', md: '3.5rem' },
            lineHeight: 1,
          }}
        >
          {brand.name}
        </Typography>
        <Box sx={{ width: 96, borderTop: `2px solid ${gold.rule}` }} />
        <Typography sx={{ color: 'text.secondary' }}>
          {identity?.fullName ? t('Welcome, %{name}', { name: identity.fullName }) : t('Welcome')}
        </Typography>
      </Box>
      <Box sx={beside}>
        <Suspense>
          <StatusCard />
        </Suspense>
        <Suspense>
          <Attention />
        </Suspense>
      </Box>
    </Box>
  )
}

const page = {
  minHeight: '70dvh',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: { md: 6, lg: 10 },
  rowGap: 4,
} as const
/** On a phone its parts stand in the page by themselves, the class status before everything. */
const beside = {
  display: { xs: 'contents', md: 'block' },
  width: { md: '100%' },
  maxWidth: { md: '38rem' },
} as const
const logo = {
  flexShrink: 0,
  alignSelf: { md: 'flex-start' },
  mt: { md: '8vh' },
  display: 'grid',
  justifyItems: 'center',
  gap: 2.5,
  textAlign: 'center',
}
