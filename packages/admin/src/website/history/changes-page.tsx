import type { ContentChange, ContentOverview } from '@kampana/shared/content/content-api'
import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { LoadError } from '../../crud/errors/load-error.tsx'
import { formatDateTime } from '../../format/format.ts'
import { PageHeader } from '../../layout/page-header.tsx'
import { sheet } from '../../layout/sheet.ts'
import { editPath } from '../addresses.ts'
import { ScheduleDialog } from '../shell/schedule-dialog.tsx'
import { useWebsite } from '../use-website.ts'
import { ReviewNotice } from './review-notice.tsx'
import { useChangeActions } from './use-change-actions.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

/** The drafts and the changes that go live at a time. */
export const ChangesPage = () => {
  const t = useTranslate()
  const { data, error, refetch } = useWebsite()
  const waiting = data?.changes.filter(({ state }) => state !== 'published')
  return (
    <Box sx={{ maxWidth: '60rem' }}>
      <PageHeader title={t('Drafts and scheduled changes')}>
        <Link to="/website" sx={{ p: 1 }}>
          {t('Website')}
        </Link>
      </PageHeader>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {waiting?.length === 0 && <Typography>{t('Nothing waits: all that was written is live.')}</Typography>}
      {data && waiting?.map((change) => <Change key={change.id} change={change} files={data.files} />)}
    </Box>
  )
}

const Change = ({ change, files }: { change: ContentChange; files: ContentOverview['files'] }) => {
  const t = useTranslate()
  const { busy, publish, ask, discard } = useChangeActions(change)
  const [isScheduling, setScheduling] = useState(false)
  const own = change.paths.map((path) => ({ path, file: files.find((file) => file.path === path) }))
  const mayPublish = own.every(({ file }) => file?.may.publish)
  const mayAsk = !mayPublish && change.state === 'draft' && own.every(({ file }) => file?.may.edit)
  const title = change.note || own.map(({ path, file }) => file?.title ?? path).join(', ')
  return (
    <Box component="section" aria-label={title} sx={{ ...sheet, mb: 2 }}>
      <Typography component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('%{name}, %{moment}', { name: change.by, moment: formatDateTime(change.at) })}
        {change.publish_at !== null &&
          ` · ${t('Goes live %{moment}', { moment: formatDateTime(change.publish_at) })}`}
      </Typography>
      {change.problem !== null && (
        <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
          {t(change.problem)}
        </Alert>
      )}
      <ReviewNotice change={change} mayPublish={mayPublish} />
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {own.map(({ path, file }) => (
          <li key={path}>
            <Link to={editPath(path)} sx={{ overflowWrap: 'anywhere' }}>
              {file?.title ?? path}
            </Link>
          </li>
        ))}
      </Box>
      {mayPublish && (
        <>
          <TaskButton
            label={msg('Publish now')}
            busy={busy}
            variant="contained"
            onClick={() => void publish(null)}
            sx={{ mr: 1 }}
          />
          <TaskButton label={msg('Publish at…')} busy={busy} onClick={() => setScheduling(true)} />
        </>
      )}
      {mayAsk && (
        <TaskButton
          label={msg('Ask for publication')}
          busy={busy}
          variant="contained"
          onClick={() => void ask()}
          sx={{ mr: 1 }}
        />
      )}
      <TaskButton label={msg('Discard')} busy={busy} color="error" onClick={() => void discard()} />
      {isScheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onSchedule={(moment) => {
            setScheduling(false)
            void publish(moment)
          }}
        />
      )}
    </Box>
  )
}
