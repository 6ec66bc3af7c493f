import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { Show, useShowContext, useTranslate } from 'react-admin'
import { RecordError } from '@kampana/engine-admin/screens/errors/record-error.tsx'
import { useReadErrorHandler } from '@kampana/engine-admin/screens/errors/use-read-error-handler'
import { RecordHeader } from '@kampana/engine-admin/screens/record-header.tsx'
import { Details } from '@kampana/engine-admin/screens/show/details.tsx'
import { formatDay, formatNumber } from '@kampana/engine-admin/format/format'
import { imageSources } from '@kampana/engine-admin/url/resolve-url'
import { formatFileSize } from '../format-file-size.ts'
import { lastDayToPutBack } from '../put-back.ts'
import { CutPreviews } from './cut-previews.tsx'
import { UsesList } from '@kampana/engine-admin/screens/uses/uses-list.tsx'

/** Page of an image with its details, uses and crops. */
export const PicturePage = ({ resource }: { resource: Resource }) => (
  <Show
    title={false}
    actions={<RecordHeader resource={resource} screen="show" />}
    queryOptions={{ onError: useReadErrorHandler(resource) }}
  >
    <ShownPicture resource={resource} />
  </Show>
)

const ShownPicture = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { record, error, refetch } = useShowContext<LibraryPicture>()
  if (!record) return <RecordError error={error} refetch={refetch} />
  const { id, src, description, width, height, bytes, focal_x: x, focal_y: y } = record
  return (
    <Box sx={page}>
      <Box sx={{ minWidth: 0 }}>
        <TakenDownAlert picture={record} />
        <Box
          component="img"
          {...imageSources(src)}
          sizes="(min-width: 1200px) 50vw, 90vw"
          alt={description}
          sx={large}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('%{width} × %{height} pixels, %{size}', {
            width: formatNumber(width),
            height: formatNumber(height),
            size: formatFileSize(bytes),
          })}
        </Typography>
      </Box>
      <Details resource={resource} record={record} names={details} />
      <Section title={t('Used in')}>
        <UsesList resource="pictures" ids={[id]} noneText={t('Not used anywhere.')} />
      </Section>
      <Section title={t('Crop previews')}>
        <CutPreviews src={src} focal={{ x, y }} />
      </Section>
    </Box>
  )
}

const details = ['caption', 'credit', 'shows', 'consent_until', 'uploaded_by', 'created_at']

const TakenDownAlert = ({ picture: { status, taken_down_at } }: { picture: LibraryPicture }) => {
  const t = useTranslate()
  if (status !== 'taken-down' || taken_down_at === null) return null
  const day = formatDay(lastDayToPutBack(taken_down_at))
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {t(
        'Hidden from visitors. You can restore this picture until %{day}. Afterwards it is permanently deleted.',
        {
          day,
        },
      )}
    </Alert>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography component="h2" id={id} sx={{ mb: 1, fontSize: '1.125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const page = {
  p: { xs: 2, md: 4 },
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
}
const large = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '60vh',
  borderRadius: 1,
  backgroundColor: 'action.hover',
}
