import { messages } from '@kampana/shared/messages'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { useWords } from '../language/words.ts'
import { PageTitle } from './page-header.tsx'
import { Logo } from './logo.tsx'

/** A page that the person may not see, and the permission that would let them. */
export const AccessDenied = ({ permission }: { permission?: string }) => {
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
      <PageTitle title={t(messages.status[403]!)} />
      <Logo size={96} stacked />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {t(messages.status[403]!)}
      </Typography>
      {permission && <Typography>{t(messages.missingPermission(permission))}</Typography>}
      <Link to="/">{t('Home')}</Link>
    </Box>
  )
}
