import { formatAffected, formatStatus, formatWhen, type ClassNotice } from '@kampana/shared/class-status'
import { noticeReasons } from '@kampana/shared/notices/notice-texts'
import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatTime } from '@kampana/engine-admin/format/format'
import { collegeTimeZone, nowIso } from '@kampana/engine-admin/format/time-zone'
import type { NoticeValues } from './notice-choices.ts'

/** English text of a notice for families, on one line. */
export const sentenceOf = (notice: NoticeValues | ClassNotice): string =>
  [
    formatStatus(notice),
    formatAffected(notice),
    formatWhen(notice, nowIso(), collegeTimeZone()),
    ...noticeReasons(notice, 'en').map(({ text }) => text),
  ].join(' · ')

/** Preview of the notice as families will read it. */
export const NoticePreview = ({ values }: { values: NoticeValues }) => {
  const t = useTranslate()
  return (
    <Typography component="output" variant="body2" sx={{ display: 'block', px: 2, py: 0.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('Every page will show, in English and Filipino:')}
      </Box>{' '}
      {sentenceOf(values)}
    </Typography>
  )
}

/** Warning about a colleague's recent notice for the same levels. */
export const ColleaguesNotice = ({ notice }: { notice: ClassNotice }) => {
  const t = useTranslate()
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {t('A colleague posted a notice for some of these levels at %{time}:', {
        time: formatTime(notice.created_at),
      })}{' '}
      <strong>{sentenceOf(notice)}</strong>
    </Alert>
  )
}
