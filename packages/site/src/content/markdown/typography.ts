/**
 * Converts straight quotation marks and apostrophes into curly ones, in text or between the tags of HTML. Makes the space
 * between an abbreviation and a number a no-break space.
 */
export const applyTypography = (html: string): string => {
  let before = ' '
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        // A block tag resets the preceding character; an inline tag doesn't.
        if (/^<(?:p|h\d|li|t[dh]|d[dt]|blockquote|br|div)\b/.test(part)) before = ' '
        return part
      }
      const set = typesetWords(part, before)
      before = set.at(-1) ?? before
      return set
    })
    .join('')
}

/** Converts text that follows the letter `before`. */
const typesetWords = (words: string, before = ' '): string =>
  words
    .replace(/&quot;|&#39;|["']/g, (mark, offset: number) =>
      curlyQuote(mark, offset === 0 ? before : words.charAt(offset - 1), words.charAt(offset + mark.length)),
    )
    .replace(/\b(No\.|S\.Y\.|s\.) (?=[A-Z]?-?\d)/g, '$1\u00a0')

/** Applies it to every text of a value except addresses. */
export const applyTypographyDeep = <T>(value: T): T => {
  if (typeof value === 'string') return (isAddress(value) ? value : applyTypography(value)) as T
  if (Array.isArray(value)) return value.map(applyTypographyDeep) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, applyTypographyDeep(inner)]),
  ) as T
}

const isAddress = (text: string): boolean => /^(?:\/|[a-z]+:\S)/.test(text)

const curlyQuote = (mark: string, before: string, after: string): string => {
  const opens = /[\s([{“‘/—]/.test(before)
  if (mark === '"' || mark === '&quot;') return opens ? '“' : '”'
  // An omission, as in ’76.
  return opens && !/\d/.test(after) ? '‘' : '’'
}
