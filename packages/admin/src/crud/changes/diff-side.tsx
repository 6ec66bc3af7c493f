import { Box, Typography } from '@mui/material'
import type { DiffPart } from './diff-texts.ts'

/** One side of a comparison, with the stretches marked that the other side hasn't. */
export const DiffSide = ({
  heading,
  pieces,
  mark,
}: {
  heading?: string
  pieces: DiffPart[]
  mark: 'del' | 'ins'
}) => (
  <Box sx={{ minWidth: 0 }}>
    {heading && (
      <Typography variant="body2" color="text.secondary">
        {heading}
      </Typography>
    )}
    <Box sx={side}>
      {pieces.length === 0 && '–'}
      {pieces.map(({ at, text, differs }) =>
        differs ? (
          <Box component={mark} key={at} sx={marks[mark]}>
            {text}
          </Box>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </Box>
  </Box>
)

const side = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const
/** Marked by shape as well as by colour. */
const marks = {
  del: { color: 'error.main', textDecoration: 'line-through' },
  ins: { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
}
