import seal from '#college/seal.svg'
import { Box, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { useWords } from '../language/words.ts'
import { gold, serif } from '../theme.ts'
import { PageTitle } from './page-header.tsx'

/** The logo, set like the title page of a book. */
export const Home = () => {
  const { identity } = useGetIdentity()
  const t = useWords()
  return (
    <Box sx={page}>
      <PageTitle title={t('Home')} />
      <img src={seal} alt="" style={{ height: 'min(38vh, 60vw, 320px)' }} />
      <Typography
        component="h1"
        sx={{ fontFamily: serif, fontWeight: 600, fontSize: { xs: '2.5rem', sm: '3.5rem' }, lineHeight: 1 }}
      >
        Kampana
      </Typography>
      <Box sx={{ width: 96, borderTop: `2px solid ${gold.rule}` }} />
      <Typography sx={{ color: 'text.secondary' }}>
        {identity?.fullName ? t('Welcome, %{name}', { name: identity.fullName }) : t('Welcome')}
      </Typography>
    </Box>
  )
}

const page = {
  minHeight: '75dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2.5,
  textAlign: 'center',
}
