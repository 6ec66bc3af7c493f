import type { Change } from '@kampana/shared/api/changes'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { changeTitle } from './change-title.ts'

interface Props {
  /** What the notice is about. */
  label: string
  change: Change
  /** What it says first. */
  children: ReactNode
  /** What can be done besides opening the change. */
  before?: ReactNode
  after?: ReactNode
  /** What stands below. */
  below?: ReactNode
}

/** What waits with a record: how far its change has come, what was said of it, with what else it goes live. */
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
