import BackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Typography } from '@mui/material'
import { LinkBase, useParams, useTranslate } from 'react-admin'
import type { ReleaseDetail } from '@kampana/engine-declare/api/releases'
import { formatDateTime } from '../../../format/format.ts'
import { PageHeader } from '../../../page/page-header.tsx'
import { LoadError } from '../../errors/load-error.tsx'
import { approvalOf } from '../approval.ts'
import { ReleaseActions } from './release-actions.tsx'
import { releaseSentence, ReleaseStateChip } from '../release-state.tsx'
import { releaseTitle } from '../release-title.ts'
import { ReviewedRecordCard } from './reviewed-record-card.tsx'
import { useReleaseActs } from './use-release-acts.ts'
import { useRelease } from '../use-releases.ts'

/** Page of a release: its note, status, changes to each record, and actions. */
export const ReleasePage = () => {
  const id = Number(useParams().id)
  const { data, error, refetch } = useRelease(id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return data ? <LoadedRelease key={id} release={data} /> : <Box sx={{ minHeight: '60vh' }} />
}

/** True if a record can move to a separate release. Submitted and scheduled releases stay together. */
const isMovable = ({ records, state }: ReleaseDetail): boolean =>
  records.length > 1 && state !== 'asked' && state !== 'scheduled'

const LoadedRelease = ({ release }: { release: ReleaseDetail }) => {
  const t = useTranslate()
  const acts = useReleaseActs(release)
  return (
    <Box sx={{ maxWidth: '70rem' }}>
      <PageHeader
        title={releaseTitle(release)}
        back={
          <Button component={LinkBase} to="/releases" startIcon={<BackIcon />}>
            {t('Changes')}
          </Button>
        }
        beside={<ReleaseStateChip state={release.state} />}
      />
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {releaseSentence(t, release)}{' '}
        {release.state !== 'draft' &&
          t('Started by %{who} on %{when}.', { who: release.by, when: formatDateTime(release.at) })}
      </Typography>
      {release.note.trim().includes('\n') && (
        <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>{release.note}</Typography>
      )}
      {release.review_note !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {release.review_note}
        </Alert>
      )}
      {release.problem !== null && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {t(release.problem)}
        </Alert>
      )}
      {release.records.map((record) => (
        <ReviewedRecordCard
          key={`${record.resource} ${record.id}`}
          record={record}
          isOpen={release.state !== 'published'}
          isNew={acts.isUnseen(approvalOf(record))}
          mayWrite={release.may_withdraw && record.may.edit}
          takeOut={isMovable(release) ? () => acts.takeOut(record) : undefined}
          busy={acts.busy}
        />
      ))}
      {release.records.length === 0 && <Typography>{t('This release is empty.')}</Typography>}
      {release.state !== 'published' && <ReleaseActions release={release} acts={acts} />}
    </Box>
  )
}
