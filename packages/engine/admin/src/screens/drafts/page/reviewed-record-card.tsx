import type { ReviewedRecord } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { Alert, Box, Typography } from '@mui/material'
import {
  EditButton,
  Link,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useTranslate,
} from 'react-admin'
import { setVersion } from '../../../data-provider/record-version.ts'
import { formatDateTime } from '../../../format/format.ts'
import { msg } from '../../../language/msg.ts'
import { sheet } from '../../../page/sheet.ts'
import { TaskButton } from '../../../task/task-button.tsx'
import { PreviewSaved } from '../../preview/preview-saved.tsx'
import { LabelChip } from '../../status-chip.tsx'
import { WithLabels } from '../../with-labels.tsx'
import { DiscardDraft } from '../discard-draft.tsx'
import { ReviewedFields } from '../reviewed-fields.tsx'

interface Props {
  record: ReviewedRecord
  /** True if the record isn't published yet. */
  isOpen: boolean
  /** True if the record changed after the person had looked at it. */
  isNew: boolean
  /** True if the person may edit the record now. */
  mayWrite: boolean
  /** Moves the record to a separate release. */
  takeOut: (() => Promise<unknown>) | undefined
  busy: boolean
}

/** Changes to one record in a release, with a preview of its page and a link to its form. */
export const ReviewedRecordCard = ({ record, isOpen, isNew, mayWrite, takeOut, busy }: Props) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const resource = allResources().find(({ name }) => name === record.resource)
  const { resource: name, id, title, conflicts } = record
  return (
    <Box component="section" aria-label={title} sx={{ ...sheet, p: { xs: 2, md: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Link to={createPath({ resource: name, type: isOpen ? 'edit' : 'show', id })}>{title}</Link>
        </Typography>
        {!record.isLive && <LabelChip label={msg('New')} color="info" />}
        {isNew && <LabelChip label={msg('Changed since you looked')} color="warning" filled />}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t(resource?.label ?? name)}
        {' · '}
        {t('Draft of %{who}, since %{when}', { who: record.by, when: formatDateTime(record.at) })}
      </Typography>
      {isOpen && conflicts.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('Also changed in the published version: %{fields}', {
            fields: conflicts.map((field) => t(resource?.fields[field]?.label ?? field)).join(', '),
          })}
          {'. '}
          {t('Its form asks which of both stays.')}
        </Alert>
      )}
      {isOpen && <ReviewedFields record={record} />}
      {isOpen && <RecordButtons {...{ record, resource, mayWrite, takeOut, busy }} />}
    </Box>
  )
}

interface ButtonsProps extends Pick<Props, 'record' | 'mayWrite' | 'takeOut' | 'busy'> {
  resource: Resource | undefined
}

const RecordButtons = ({ record, resource, mayWrite, takeOut, busy }: ButtonsProps) => {
  const { resource: name, id } = record
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
      <ResourceContextProvider value={name}>
        <RecordContextProvider value={setVersion({ id, ...record.before, ...record.after }, record.hash)}>
          <WithLabels>
            {resource && <PreviewSaved resource={resource} />}
            {mayWrite && <EditButton />}
          </WithLabels>
        </RecordContextProvider>
      </ResourceContextProvider>
      {mayWrite && takeOut && (
        <TaskButton label={msg('Take out')} size="small" busy={busy} onClick={() => void takeOut()} />
      )}
      {mayWrite && record.isLive && <DiscardDraft resource={{ name }} record={{ id }} draft={record} />}
    </Box>
  )
}
