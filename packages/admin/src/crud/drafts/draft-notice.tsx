import type { RecordDraft } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { LinkBase, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { formatDateTime } from '../../format/format.ts'
import { changeTitle } from './change-title.ts'
import { changeSentence } from './change-state.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { DraftConflict } from './draft-conflict.tsx'

const DraftDifference = lazyComponent(() => import('./draft-difference.tsx'), 'DraftDifference', {
  overlay: true,
})

interface Props {
  resource: Resource
  /** The live record. */
  record: RaRecord
  draft: RecordDraft
}

/** What waits over a live record: whose draft, since when, how far its change has come, and what can be done with it. */
export const DraftNotice = ({ resource, record, draft }: Props) => {
  const t = useTranslate()
  const [isComparing, setComparing] = useState(false)
  const { change } = draft
  const isTrouble = change.state === 'sent back' || change.problem !== null
  return (
    <Box component="section" aria-label={t('What waits over the live one')}>
      <Alert severity={isTrouble ? 'warning' : 'info'} variant="outlined" sx={{ mb: 1 }}>
        <Typography>
          {t('Draft of %{who}, since %{when}. Visitors don’t see it yet.', {
            who: draft.by,
            when: formatDateTime(draft.at),
          })}{' '}
          {change.state !== 'draft' && changeSentence(t, change)}
        </Typography>
        {change.review_note !== null && <Words text={change.review_note} />}
        {change.problem !== null && <Words text={t(change.problem)} />}
        {change.records.length > 1 && (
          <Typography>
            {t('It goes live together with others: %{title}', { title: changeTitle(change) })}
          </Typography>
        )}
        <Box sx={actions}>
          <Button size="small" onClick={() => setComparing(true)}>
            {t('See what differs')}
          </Button>
          <Button size="small" component={LinkBase} to={`/changes/${change.id}`}>
            {t('Open the change')}
          </Button>
          {draft.may.edit && <DiscardDraft resource={resource} record={record} draft={draft} />}
        </Box>
      </Alert>
      {draft.conflicts.length > 0 && <DraftConflict resource={resource} record={record} draft={draft} />}
      {isComparing && (
        <Suspense>
          <DraftDifference draft={draft} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </Box>
  )
}

const Words = ({ text }: { text: string }) => (
  <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}>
    {text}
  </Typography>
)

const actions = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -0.75 }
