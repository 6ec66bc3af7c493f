import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, useTranslate } from 'react-admin'
import { Logo } from './logo.tsx'
import { PageTitle } from '@kampana/engine-admin/page/page-header.tsx'

/** Page with the logo, a sentence and a link to home. */
export const BlankPage = ({ sentence, children }: { sentence: string; children?: ReactNode }) => {
  const t = useTranslate()
  return (
    <Box sx={middle}>
      <PageTitle title={t(sentence)} />
      <Logo size={96} stacked />
      <Typography variant="h1" sx={{ textAlign: 'center' }}>
        {t(sentence)}
      </Typography>
      {children}
      <Link to="/">{t('Home')}</Link>
    </Box>
  )
}

const middle = {
  minHeight: '70dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  p: 3,
}
