import type { Change } from '@kampana/shared/api/changes'
import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { changeTitle } from '../change-title.ts'
import { changeSentence, ChangeStateChip } from '../change-state.tsx'

interface Props {
  changes: readonly Change[]
  /** True if each release shows its status. */
  withState?: boolean
}

/** Releases by title, with status and comment. */
export const ChangeList = ({ changes, withState = false }: Props) => {
  const t = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <Box component="li" key={change.id} sx={row}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Link to={`/releases/${change.id}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {changeTitle(change)}
            </Link>
            {withState && <ChangeStateChip state={change.state} />}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {changeSentence(t, change)}
            {change.records.length > 1 && ` ${t('%{count} records', { count: change.records.length })}`}
          </Typography>
          {change.review_note !== null && <Words text={change.review_note} />}
          {change.problem !== null && <Words text={t(change.problem)} />}
        </Box>
      ))}
    </Box>
  )
}

const Words = ({ text }: { text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
)

const row = { py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }
