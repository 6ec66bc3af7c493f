import { Box, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

/** Section of the profile with a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={section}>
      <Typography component="h2" id={id} sx={{ mb: 2, fontSize: '1.125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const section = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const
