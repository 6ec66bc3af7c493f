import { Box, Typography } from '@mui/material'
import type { DiffPart } from './diff-texts.ts'

/** One side of a diff, with its own parts marked. */
export const DiffSide = ({
  heading,
  parts,
  mark,
}: {
  heading?: string
  parts: DiffPart[]
  mark: 'del' | 'ins'
}) => (
  <Box sx={{ minWidth: 0 }}>
    {heading && (
      <Typography variant="body2" color="text.secondary">
        {heading}
      </Typography>
    )}
    <Box sx={side}>
      {parts.length === 0 && '–'}
      {parts.map(({ at, text, differs }) =>
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
/** WCAG 1.4.1: a mark doesn't differ by colour alone. */
const marks = {
  del: { color: 'error.main', textDecoration: 'line-through' },
  ins: { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
}
