/**
 * The titles that an address may mean, the likeliest first. People and programs write titles into addresses encoded or
 * not, so `100%`, `a/b` and `why?` are looked for as they stand, decoded, and with the query as part of the title.
 * `prefix` is the part before the title, with the slash at its end.
 */
export const titlesFromUrl = (url: URL, prefix: string): string[] => {
  const rest = url.pathname.slice(prefix.length)
  const withQuery = rest + url.search
  const candidates = [decoded(rest), rest, decoded(withQuery), withQuery, decoded(plusses(withQuery))]
  return [...new Set(candidates)].filter((title) => title !== '' && title.length <= longest)
}

/** A title has at most 255 characters, and nothing longer needs to be asked for. */
const longest = 255

/** Decodes what is validly encoded and leaves every other `%` as it stands: `50%25 off` and `50% off` are the same. */
const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })

const plusses = (text: string): string => text.replaceAll('+', '%20')
