import { Box, Typography } from '@mui/material'
import { formatNumber } from '../format/format.ts'

interface Props {
  title: string
  /** Text if there are no rows. */
  none: string
  heading: 'h2' | 'h3'
  rows: readonly { key: string; text: string; href?: string; count: number | string }[]
}

/** List of counts, one per line. */
export const Counts = ({ title, none, heading, rows }: Props) => (
  <div>
    <Typography component={heading} sx={{ fontSize: '1rem', fontWeight: 600, mb: 0.5 }}>
      {title}
    </Typography>
    {rows.length === 0 && <Typography color="text.secondary">{none}</Typography>}
    <Box component="ol" sx={list}>
      {rows.map(({ key, text, href, count }) => (
        <li key={key}>
          {href === undefined ? (
            <span>{text}</span>
          ) : (
            <Typography component="a" href={href} target="_blank" rel="noreferrer" color="secondary">
              {text}
            </Typography>
          )}
          <span>{typeof count === 'number' ? formatNumber(count) : count}</span>
        </li>
      ))}
    </Box>
  </div>
)

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& li > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > :last-child': { flex: 'none' },
}
