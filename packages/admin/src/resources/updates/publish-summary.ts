import type { TranslateFunction } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'
import { isFuture } from './publish-label.ts'
import { isPublished, publishMode } from './publishing.ts'

/** What saving with this publication date does, in a sentence. */
export const publishSummary = (
  t: TranslateFunction,
  posting: unknown,
  record: Parameters<typeof publishMode>[1],
): string => {
  const wasPublished = isPublished(record)
  const mode = publishMode(posting, record)
  if (mode === 'now') return t('Visitors see it as soon as it is saved.')
  if (mode === 'as it is')
    return t('Visitors have seen it since %{when}.', { when: formatDateTime(String(posting)) })
  if (mode === 'time') return scheduleSummary(t, String(posting), wasPublished)
  return wasPublished ? t('Visitors will not see it any more.') : t('Only staff see it.')
}

const scheduleSummary = (t: TranslateFunction, moment: string, wasPublished: boolean): string => {
  if (moment === '') return ''
  const when = formatDateTime(moment)
  if (!isFuture(moment))
    return t('This time is past: visitors see it once it is saved, dated %{when}.', { when })
  return wasPublished
    ? t('Visitors will not see it again before %{when}.', { when })
    : t('It will be published by itself on %{when}.', { when })
}
