/**
 * Candidate titles of an address, sorted by probability. Some links don't encode titles such as `100%`, `a/b` and `why?`. The
 * candidates are therefore decoded or not, with or without the query. `prefix` is the part before the title, including the
 * slash.
 */
export const titlesFromUrl = (url: URL, prefix: string): string[] => {
  const rest = url.pathname.slice(prefix.length)
  const withQuery = rest + url.search
  const candidates = [
    decodeValid(rest),
    rest,
    decodeValid(withQuery),
    withQuery,
    decodeValid(withQuery.replaceAll('+', '%20')),
  ]
  return [...new Set(candidates)].filter((title) => title !== '' && title.length <= maxLength)
}

/** Maximum length of titles in the database. */
const maxLength = 255

/** Decodes valid percent-encoding and keeps any other `%`, so `50%25 off` and `50% off` are equal. */
const decodeValid = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
