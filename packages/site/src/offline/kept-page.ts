/** When a kept copy was fetched, as a header of it: milliseconds since 1970. */
const keptAt = 'x-kept-at'
/** When what stands on it was so, where that was before. */
const madeAt = 'x-made-at'

/** A page's answer with the moment it was fetched, and when it was made where it says so itself, as a prerendered one does. */
export const dated = async (answer: Response, now: number): Promise<Response> => {
  const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? 'text/html' })
  const text = await answer.text()
  const [, made] = /<meta name="made" content="([^"]+)">/.exec(text) ?? []
  headers.set(keptAt, String(now))
  if (made !== undefined) headers.set(madeAt, String(Date.parse(made)))
  return new Response(text, { headers })
}

/** When a kept copy was fetched; 0 where it doesn't say. */
export const momentOf = (kept: Response): number => Number(kept.headers.get(keptAt) ?? 0)

/** Of when a kept copy is; 0 where it doesn't say. */
export const ageOf = (kept: Response): number => Number(kept.headers.get(madeAt) ?? momentOf(kept))

/** The style sheet and the letters that a page links to. */
export const assetsOf = (html: string): string[] =>
  [...html.matchAll(/href="(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, address]) => address!)

/**
 * A kept page as it is shown instead of the newest: first of all it says why, and how old it is. Its scripts are left out,
 * since they would ask the server, and all of it works without them; so are notices that are over `now`.
 */
export const asKept = (html: string, moment: number, why: string, now: number): string => {
  const words = `${why} This is how it stood on ${inWords(moment, timeZoneOf(html))}.`
  const note = `<p class="offline-note" role="status">${words}</p>`
  return withoutPast(withoutScripts(html), now).replace(/<body[^>]*>/, (body) => body + note)
}

/**
 * The page that says 'You are offline', which stands for any other: beside each page that is kept it says of when that
 * is. Its own notices are left out, since they may be over.
 */
export const asOffline = (html: string, moments: Readonly<Record<string, number>>): string =>
  withoutScripts(html)
    .replace(/(<div id="class-status"[^>]*>).*?<\/div>/s, '$1</div>')
    .replaceAll(/<span data-kept="([^"]+)">/g, (span, path: string) =>
      moments[path] ? `${span}As it stood on ${inWords(moments[path], timeZoneOf(html))}` : span,
    )

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, '')

/** By this phone's clock, since nobody can be asked. */
const withoutPast = (html: string, now: number): string =>
  html
    .replaceAll(/<li class="notice"[^>]* data-ends="([^"]+)".*?<\/li>/gs, (notice, ends: string) =>
      Date.parse(ends) <= now ? '' : notice,
    )
    .replace(/<aside class="notices"[^>]*><ul><\/ul>.*?<\/aside>/s, '')

/** `21 November 2026, 16:05`, by the college's clock where the page knows it. */
const inWords = (moment: number, timeZone: string | undefined): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(moment)
  return `${format({ day: 'numeric', month: 'long', year: 'numeric' })}, ${format({ hour: '2-digit', minute: '2-digit' })}`
}

const timeZoneOf = (html: string): string | undefined => /"timeZone":"([\w/+-]+)"/.exec(html)?.[1]
