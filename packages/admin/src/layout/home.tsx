import { lazyPart } from '../chunks/lazy-part.tsx'
import { brand } from 'virtual:brand'
import seal from '#college/seal.svg'
import { resources } from '@kampana/shared/resources/index'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { useCanAccessResources, useGetIdentity } from 'react-admin'
import { useWords } from '../language/words.ts'
import { sheet } from './sheet.ts'
import { PageTitle } from './page-header.tsx'

const Attention = lazyPart(() => import('../home/attention.tsx'), 'Attention')

const StatusCard = lazyPart(() => import('../class-status/status-card.tsx'), 'StatusCard')

/** The logo with a greeting, and beneath it what there is to do: the class status, and what needs attention. */
export const Home = () => {
  const { identity } = useGetIdentity()
  const t = useWords()
  const mayNothing = useMayNothing()
  return (
    <Box sx={page}>
      <PageTitle title={t('Home')} />
      <Box sx={masthead}>
        <Box component="img" src={seal} alt="" sx={{ height: { xs: 48, md: 72 } }} />
        <div>
          <Typography variant="h1">{brand.name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {identity?.fullName ? t('Welcome, %{name}', { name: identity.fullName }) : t('Welcome')}
          </Typography>
        </div>
      </Box>
      {mayNothing && (
        <Typography sx={sheet}>
          {t('You have no role yet that lets you see anything here. Please ask an administrator for one.')}
        </Typography>
      )}
      <Box sx={work}>
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

/** Whether no list is open to this person: an account that nobody has given a role yet. */
const useMayNothing = (): boolean => {
  const { canAccess } = useCanAccessResources({
    action: 'list',
    resources: resources.map(({ name }) => name),
  })
  return canAccess !== undefined && !Object.values(canAccess).some(Boolean)
}

const page = { maxWidth: '80rem' }
const masthead = { display: 'flex', alignItems: 'center', gap: 2, mb: { xs: 2, md: 3 } }
const work = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(26rem, 1fr))' },
  alignItems: 'start',
  gap: { xs: 2, md: 3 },
}
