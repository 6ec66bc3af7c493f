import type { Release } from '@kampana/engine-declare/api/releases'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { releaseTitle } from './release-title.ts'

interface Props {
  /** Accessible name of the notice. */
  label: string
  release: Release
  /** First sentence of the notice. */
  children: ReactNode
  /** Actions in addition to the link to the release. */
  before?: ReactNode
  after?: ReactNode
  /** Content below the actions. */
  below?: ReactNode
}

/** Notice about a record's release: its status, the reviewer's comment and the other records in it. */
export const ReleaseNotice = ({ label, release, children, before, after, below }: Props) => {
  const t = useTranslate()
  const isTrouble = release.state === 'sent back' || release.problem !== null
  return (
    <Box component="section" aria-label={label}>
      <Alert severity={isTrouble ? 'warning' : 'info'} variant="outlined" sx={{ mb: 1 }}>
        <Typography>{children}</Typography>
        {release.review_note !== null && <Line text={release.review_note} />}
        {release.problem !== null && <Line text={t(release.problem)} />}
        {release.records.length > 1 && (
          <Typography>{t('Part of a release: %{title}', { title: releaseTitle(release) })}</Typography>
        )}
        <Box sx={actions}>
          {before}
          <Button size="small" component={LinkBase} to={`/releases/${release.id}`}>
            {t('Open release')}
          </Button>
          {after}
        </Box>
      </Alert>
      {below}
    </Box>
  )
}

const Line = ({ text }: { text: string }) => (
  <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}>
    {text}
  </Typography>
)

const actions = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -0.75 }
