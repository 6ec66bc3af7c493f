import { Box, Typography } from '@mui/material'

/** Reserves the editor's height while its chunk loads, so that the layout doesn't shift. */
export const EditorPlaceholder = ({ label }: { label: string }) => (
  <Box sx={{ width: '100%', mb: 3 }} aria-busy>
    <Typography variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Box sx={{ height: '33rem', border: 1, borderColor: 'divider', borderRadius: 1 }} />
  </Box>
)
