import { momentInWords } from '../../resource/in-words.ts'
import { isPublished, isToCome, wayOf } from './publishing.ts'

/** What becomes of an update with this moment of publication, in a sentence. */
export const outlookOf = (posting: unknown, record: Parameters<typeof wayOf>[1]): string => {
  const seen = isPublished(record)
  const way = wayOf(posting, record)
  if (way === 'now') return 'Visitors see it as soon as it is saved.'
  if (way === 'as it is') return `Visitors have seen it since ${momentInWords(String(posting))}.`
  if (way === 'time') return outlookAt(String(posting), seen)
  return seen ? 'Visitors will not see it any more.' : 'Only staff see it.'
}

const outlookAt = (moment: string, seen: boolean): string => {
  if (moment === '') return ''
  const when = momentInWords(moment)
  if (!isToCome(moment)) return `This time is past: visitors see it once it is saved, dated ${when}.`
  return seen
    ? `Visitors will not see it again before ${when}.`
    : `It will be published by itself on ${when}.`
}
