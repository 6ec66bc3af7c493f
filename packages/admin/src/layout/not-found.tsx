import { messages } from '@kampana/shared/messages'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { useWords } from '../language/words.ts'
import { PageTitle } from './page-header.tsx'
import { Logo } from './logo.tsx'

/** Every address that is no page of the product. */
export const NotFound = () => {
  const t = useWords()
  return (
    <Box
      sx={{
        minHeight: '70dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
      }}
    >
      <PageTitle title={t(messages.pageNotFound)} />
      <Logo size={96} stacked />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {t(messages.pageNotFound)}
      </Typography>
      <Link to="/">{t('Home')}</Link>
    </Box>
  )
}
