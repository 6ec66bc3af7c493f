import BackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Typography } from '@mui/material'
import { LinkBase, useParams, useTranslate } from 'react-admin'
import type { ChangeDetail } from '@kampana/shared/api/changes'
import { formatDateTime } from '../../../format/format.ts'
import { PageHeader } from '../../../page/page-header.tsx'
import { LoadError } from '../../errors/load-error.tsx'
import { approvalOf } from '../approval.ts'
import { ChangeActions } from './change-actions.tsx'
import { changeSentence, ChangeStateChip } from '../change-state.tsx'
import { changeTitle } from '../change-title.ts'
import { ReviewedRecordCard } from './reviewed-record-card.tsx'
import { useChangeActs } from './use-change-acts.ts'
import { useRecordChange } from '../use-record-changes.ts'

/** Page of a release: its note, status, changes to each record, and actions. */
export const ChangePage = () => {
  const id = Number(useParams().id)
  const { data, error, refetch } = useRecordChange(id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return data ? <LoadedChange key={id} change={data} /> : <Box sx={{ minHeight: '60vh' }} />
}

/** True if a record can move to a separate release. Submitted and scheduled releases stay together. */
const isMovable = ({ records, state }: ChangeDetail): boolean =>
  records.length > 1 && state !== 'asked' && state !== 'scheduled'

const LoadedChange = ({ change }: { change: ChangeDetail }) => {
  const t = useTranslate()
  const acts = useChangeActs(change)
  return (
    <Box sx={{ maxWidth: '70rem' }}>
      <PageHeader
        title={changeTitle(change)}
        back={
          <Button component={LinkBase} to="/releases" startIcon={<BackIcon />}>
            {t('Changes')}
          </Button>
        }
        beside={<ChangeStateChip state={change.state} />}
      />
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {changeSentence(t, change)}{' '}
        {change.state !== 'draft' &&
          t('Started by %{who} on %{when}.', { who: change.by, when: formatDateTime(change.at) })}
      </Typography>
      {change.note.trim().includes('\n') && (
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{change.note}</Typography>
      )}
      {change.review_note !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {change.review_note}
        </Alert>
      )}
      {change.problem !== null && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {t(change.problem)}
        </Alert>
      )}
      {change.records.map((record) => (
        <ReviewedRecordCard
          key={`${record.resource} ${record.id}`}
          record={record}
          isOpen={change.state !== 'published'}
          isNew={acts.isUnseen(approvalOf(record))}
          mayWrite={change.may_withdraw && record.may.edit}
          takeOut={isMovable(change) ? () => acts.takeOut(record) : undefined}
          busy={acts.busy}
        />
      ))}
      {change.records.length === 0 && <Typography>{t('There is nothing in it any more.')}</Typography>}
      {change.state !== 'published' && <ChangeActions change={change} acts={acts} />}
    </Box>
  )
}
