import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { HomeCard } from '../home/card.tsx'
import { useFormerDrafts } from './use-former-drafts.ts'

/** Home card of the drafts that the upgrade couldn't convert; null if there are none. */
export const FormerDraftsCard = () => {
  const t = useTranslate()
  const { data = [] } = useFormerDrafts()
  if (data.length === 0) return null
  return (
    <HomeCard title={t('Unconverted drafts')} aside={<Link to="/former-drafts">{t('All')}</Link>}>
      <Typography color="text.secondary">
        {t('The upgrade couldn’t convert these drafts. Copy the text you need, then dismiss them.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, maxShown).map(({ id, path, name }) => (
          <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Link to="/former-drafts">{path}</Link> {name}
          </Box>
        ))}
      </Box>
    </HomeCard>
  )
}

const maxShown = 5
