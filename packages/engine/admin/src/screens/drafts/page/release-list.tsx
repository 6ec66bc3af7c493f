import type { Release } from '@kampana/engine-declare/api/releases'
import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { releaseTitle } from '../release-title.ts'
import { releaseSentence, ReleaseStateChip } from '../release-state.tsx'

interface Props {
  releases: readonly Release[]
  /** True if each release shows its status. */
  withState?: boolean
}

/** Releases by title, with status and comment. */
export const ReleaseList = ({ releases, withState = false }: Props) => {
  const t = useTranslate()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {releases.map((release) => (
        <Box component="li" key={release.id} sx={row}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Link to={`/releases/${release.id}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              {releaseTitle(release)}
            </Link>
            {withState && <ReleaseStateChip state={release.state} />}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {releaseSentence(t, release)}
            {release.records.length > 1 && ` ${t('%{count} records', { count: release.records.length })}`}
          </Typography>
          {release.review_note !== null && <Line text={release.review_note} />}
          {release.problem !== null && <Line text={t(release.problem)} />}
        </Box>
      ))}
    </Box>
  )
}

const Line = ({ text }: { text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
)

const row = { py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }
