import type { Change } from '@kampana/shared/api/changes'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { changeTitle } from './change-title.ts'

interface Props {
  /** Accessible name of the notice. */
  label: string
  change: Change
  /** First sentence of the notice. */
  children: ReactNode
  /** Actions in addition to the link to the release. */
  before?: ReactNode
  after?: ReactNode
  /** Content below the actions. */
  below?: ReactNode
}

/** Notice about a record's release: its status, the reviewer's comment and the other records in it. */
export const ChangeNotice = ({ label, change, children, before, after, below }: Props) => {
  const t = useTranslate()
  const isTrouble = change.state === 'sent back' || change.problem !== null
  return (
    <Box component="section" aria-label={label}>
      <Alert severity={isTrouble ? 'warning' : 'info'} variant="outlined" sx={{ mb: 1 }}>
        <Typography>{children}</Typography>
        {change.review_note !== null && <Words text={change.review_note} />}
        {change.problem !== null && <Words text={t(change.problem)} />}
        {change.records.length > 1 && (
          <Typography>{t('Part of a release: %{title}', { title: changeTitle(change) })}</Typography>
        )}
        <Box sx={actions}>
          {before}
          <Button size="small" component={LinkBase} to={`/releases/${change.id}`}>
            {t('Open release')}
          </Button>
          {after}
        </Box>
      </Alert>
      {below}
    </Box>
  )
}

const Words = ({ text }: { text: string }) => (
  <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}>
    {text}
  </Typography>
)

const actions = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -0.75 }
