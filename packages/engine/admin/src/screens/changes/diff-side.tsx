import { Box, Typography } from '@mui/material'
import { diffMarks } from './diff-marks.ts'
import type { DiffPart } from './diff-texts.ts'

/** One side of a diff, with its differences marked. */
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
          <Box component={mark} key={at} sx={diffMarks[mark]}>
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
