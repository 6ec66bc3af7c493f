import type { TranslateFunction } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'
import { isPublished, isFuture, publishMode } from './publishing.ts'

/** What becomes of an update with this moment of publication, in a sentence. */
export const publishSummary = (
  t: TranslateFunction,
  posting: unknown,
  record: Parameters<typeof publishMode>[1],
): string => {
  const seen = isPublished(record)
  const way = publishMode(posting, record)
  if (way === 'now') return t('Visitors see it as soon as it is saved.')
  if (way === 'as it is')
    return t('Visitors have seen it since %{when}.', { when: formatDateTime(String(posting)) })
  if (way === 'time') return scheduleSummary(t, String(posting), seen)
  return seen ? t('Visitors will not see it any more.') : t('Only staff see it.')
}

const scheduleSummary = (t: TranslateFunction, moment: string, seen: boolean): string => {
  if (moment === '') return ''
  const when = formatDateTime(moment)
  if (!isFuture(moment))
    return t('This time is past: visitors see it once it is saved, dated %{when}.', { when })
  return seen
    ? t('Visitors will not see it again before %{when}.', { when })
    : t('It will be published by itself on %{when}.', { when })
}
