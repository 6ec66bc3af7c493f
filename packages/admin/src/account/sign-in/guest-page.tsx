import { Box, Paper, Typography } from '@mui/material'
import { useEffect, type ReactNode } from 'react'
import { focusContent, isFocusLost } from '@kampana/engine-admin/page/focus/focus-content'
import { Logo } from '../../layout/logo.tsx'
import { PageTitle } from '@kampana/engine-admin/page/page-header.tsx'
import { blue, gold } from '@kampana/engine-admin/theme'
import { LanguageButtons } from '../language-buttons.tsx'

/** Layout of guest pages such as login: a card below the seal, on the college's blue. */
export const GuestPage = ({ title, children }: { title: string; children: ReactNode }) => {
  // The link that had the focus was removed.
  useEffect(() => {
    if (isFocusLost()) focusContent()
  }, [])
  return (
    <Box component="main" id="main-content" tabIndex={-1} sx={ground}>
      <PageTitle title={title} />
      <Paper sx={sheet}>
        <Box sx={{ mb: 3, textAlign: 'center' }}>
          <Logo size={72} stacked />
        </Box>
        <Typography variant="h1" sx={{ mb: 2.5, fontSize: '1.375rem', textAlign: 'center' }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ mt: 3, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <LanguageButtons />
        </Box>
      </Paper>
    </Box>
  )
}

const ground = {
  outline: 'none !important',
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  p: 2,
  backgroundColor: blue[950],
  backgroundImage: `radial-gradient(80rem 40rem at 50% -10rem, ${blue[800]}, transparent)`,
}
const sheet = {
  width: '100%',
  maxWidth: 400,
  p: { xs: 3, sm: 5 },
  borderTop: `3px solid ${gold.rule}`,
}
