import type { ContentFileSummary, ContentTreeEntry } from '@kampana/shared/content/content-api'
import { Chip, Typography, type ChipProps } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatDateTime, formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'
import { isReviewDue } from './filter-tree.ts'

const pageStates: Readonly<Record<ContentTreeEntry['state'], string | undefined>> = {
  live: undefined,
  group: undefined,
  placeholder: msg('Not written yet'),
  hidden: msg('Hidden'),
  'built-in': msg('Made by the site'),
  external: msg('Another website'),
}

/** What there is to know of a page besides its files. */
export const PageState = ({ entry: { state, until } }: { entry: ContentTreeEntry }) => {
  const t = useTranslate()
  const text = pageStates[state]
  return (
    <>
      {text !== undefined && <Mark label={t(text)} />}
      {until !== null && <Mark label={t('Until %{day}', { day: formatDay(until) })} />}
    </>
  )
}

/** What waits at a file, and who changed it last. */
export const FileState = ({ file }: { file: ContentFileSummary }) => {
  const t = useTranslate()
  const { draft, published, samples, conflict } = file
  return (
    <>
      {draft && <Mark color={draft.state === 'asked' ? 'warning' : 'info'} label={draftText(t, draft)} />}
      {conflict && <Mark color="warning" label={t('Two texts')} />}
      <SamplesMark count={samples} />
      {isReviewDue(file, today()) && <Mark color="warning" label={t('Please check')} />}
      {published && (
        <Typography component="span" variant="body2" color="text.secondary">
          {t('%{name}, %{moment}', { name: published.by, moment: formatDateTime(published.at) })}
        </Typography>
      )}
    </>
  )
}

/** How many values of it are still the sample's. */
export const SamplesMark = ({ count }: { count: number }) => {
  const t = useTranslate()
  if (count === 0) return null
  return <Mark label={count === 1 ? t('1 sample left') : t('%{count} samples left', { count })} />
}

const draftText = (
  t: ReturnType<typeof useTranslate>,
  { by, state, publish_at }: NonNullable<ContentFileSummary['draft']>,
): string => {
  if (publish_at !== null) return t('Goes live %{moment}', { moment: formatDateTime(publish_at) })
  return state === 'asked'
    ? t('Waits for publication: %{name}', { name: by })
    : t('Draft by %{name}', { name: by })
}

const Mark = (props: Pick<ChipProps, 'label' | 'color'>) => (
  <Chip size="small" variant="outlined" {...props} sx={{ maxWidth: '100%' }} />
)
