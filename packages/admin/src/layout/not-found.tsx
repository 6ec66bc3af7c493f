import { messages } from '@kampana/shared/messages'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { Logo } from './logo.tsx'

/** Every address that is no page of the product. */
export const NotFound = () => (
  <Box
    sx={{ minHeight: '70dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3 }}
  >
    <Logo size={96} stacked />
    <Typography variant="h1" sx={{ textAlign: 'center' }}>
      {messages.pageNotFound}
    </Typography>
    <Link to="/">Home</Link>
  </Box>
)
