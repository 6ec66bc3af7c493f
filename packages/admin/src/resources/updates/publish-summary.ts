import type { TranslateFunction } from 'react-admin'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { isFuture } from './publish-label.ts'
import { isPublished, publishMode } from './publishing.ts'

/** Sentence about the effect of saving with this publication date. */
export const publishSummary = (
  t: TranslateFunction,
  posting: unknown,
  record: Parameters<typeof publishMode>[1],
): string => {
  const wasPublished = isPublished(record)
  const mode = publishMode(posting, record)
  if (mode === 'now') return t('Visible to visitors as soon as you publish.')
  if (mode === 'as it is')
    return t('Visible to visitors since %{when}.', { when: formatDateTime(String(posting)) })
  if (mode === 'time') return scheduleSummary(t, String(posting), wasPublished)
  return wasPublished ? t('Hidden from visitors once you unpublish.') : t('Visible to staff only.')
}

const scheduleSummary = (t: TranslateFunction, moment: string, wasPublished: boolean): string => {
  if (moment === '') return ''
  const when = formatDateTime(moment)
  if (!isFuture(moment))
    return t('That time has passed. The update is published immediately, dated %{when}.', { when })
  return wasPublished
    ? t('Hidden from visitors until %{when}.', { when })
    : t('Will be published on %{when}.', { when })
}
