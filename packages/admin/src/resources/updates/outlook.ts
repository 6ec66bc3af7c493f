import type { Words } from '../../language/translate.ts'
import { momentInWords } from '../../format/format.ts'
import { isPublished, isToCome, wayOf } from './publishing.ts'

/** What becomes of an update with this moment of publication, in a sentence. */
export const outlookOf = (t: Words, posting: unknown, record: Parameters<typeof wayOf>[1]): string => {
  const seen = isPublished(record)
  const way = wayOf(posting, record)
  if (way === 'now') return t('Visitors see it as soon as it is saved.')
  if (way === 'as it is')
    return t('Visitors have seen it since %{when}.', { when: momentInWords(String(posting)) })
  if (way === 'time') return outlookAt(t, String(posting), seen)
  return seen ? t('Visitors will not see it any more.') : t('Only staff see it.')
}

const outlookAt = (t: Words, moment: string, seen: boolean): string => {
  if (moment === '') return ''
  const when = momentInWords(moment)
  if (!isToCome(moment))
    return t('This time is past: visitors see it once it is saved, dated %{when}.', { when })
  return seen
    ? t('Visitors will not see it again before %{when}.', { when })
    : t('It will be published by itself on %{when}.', { when })
}
