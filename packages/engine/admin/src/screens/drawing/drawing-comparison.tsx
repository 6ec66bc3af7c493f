import type { DrawingField } from '@kampana/engine-declare/kinds/index'
import { Box, Typography } from '@mui/material'
import type { CompareProps } from '../kinds/kind.ts'
import { DrawingPreview } from './drawing-preview.tsx'

/** Two vector images side by side. */
export const DrawingComparison = ({ before, after, headings }: CompareProps<DrawingField>) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
    {[before, after].map((svg, index) => (
      <div key={headings[index]}>
        <Typography variant="body2" color="text.secondary">
          {headings[index]}
        </Typography>
        {typeof svg === 'string' && svg !== '' ? (
          <DrawingPreview svg={svg} alt={headings[index] ?? ''} size={120} />
        ) : (
          '–'
        )}
      </div>
    ))}
  </Box>
)
