/** Title of the offline page. The service worker replaces it with the reason. */
export const offlineTitle = 'No connection to the college’s website'

/** Header with the time of the fetch, in milliseconds since 1970. */
const cachedAtHeader = 'x-kept-at'
/** Header with the time of the rendering, if that was earlier. */
const renderedAtHeader = 'x-made-at'

/** Copies a response and adds both headers. A prerendered page has the time of its rendering in a meta element. */
export const withTimestamps = async (response: Response, now: number): Promise<Response> => {
  const headers = new Headers({ 'content-type': response.headers.get('content-type') ?? 'text/html' })
  const text = await response.text()
  const [, renderedAt] = /<meta name="made" content="([^"]+)">/.exec(text) ?? []
  headers.set(cachedAtHeader, String(now))
  if (renderedAt !== undefined) headers.set(renderedAtHeader, String(Date.parse(renderedAt)))
  return new Response(text, { headers })
}

/** Time at which a copy was fetched; 0 if unknown. */
export const fetchTime = (copy: Response): number => Number(copy.headers.get(cachedAtHeader) ?? 0)

/** Time at which a copy's content was rendered; 0 if unknown. */
export const contentTime = (copy: Response): number =>
  Number(copy.headers.get(renderedAtHeader) ?? fetchTime(copy))

/** Style sheets and fonts that a page links to. */
export const findAssets = (html: string): string[] =>
  [...html.matchAll(/href="(\/(?:assets|content)\/[^"]+\.(?:css|woff2))"/g)].map(
    ([, address = '']) => address,
  )

/**
 * Renders a cached page for display, with a note about the reason and the page's age. Removes expired notices, the mark of
 * today, and scripts, because scripts would call the server.
 */
export const renderCachedPage = (html: string, renderedAt: number, reason: string, now: number): string => {
  const text = `${reason}. This copy is from ${formatTimestamp(renderedAt, findTimeZone(html))}.`
  const note = `<p class="offline-note" role="status">${text} ${retryLink}</p>`
  const page = withoutToday(
    withFullDates(withoutPastPromises(withoutExpiredNotices(withoutScripts(html), now), now)),
  )
  return page.replace(/<body[^>]*>\s*(?:<a class="skip-link".*?<\/a>)?/, (top) => top + note)
}

/**
 * Renders the offline page with the reason and the time of each cached page (`times`, by path). Removes its notices, which may
 * have expired.
 */
export const renderOfflinePage = (
  html: string,
  times: Readonly<Record<string, number>>,
  reason: string,
): string =>
  withoutScripts(html)
    .replaceAll(offlineTitle, reason)
    .replace(/(<div id="class-status"[^>]*>).*?<\/div>/s, '$1</div>')
    .replaceAll(/<span data-kept="([^"]+)">/g, (span, path: string) =>
      times[path] ? `${span}Saved on ${formatTimestamp(times[path], findTimeZone(html))}` : span,
    )

/** An empty href reloads the page. */
const retryLink = '<a href="">Try again</a>'

/** Adds the date to times, since the page may be read on another day. */
export const withFullDates = (html: string): string =>
  html.replaceAll(
    /(<time class="checked" dateTime="([^"]+)">)[^<]*/gi,
    (_, time: string, at: string) => `${time}on ${formatTimestamp(Date.parse(at), findTimeZone(html))}`,
  )

/** Replaces sentences about deadlines that have passed in the meantime. */
const withoutPastPromises = (html: string, now: number): string =>
  html.replaceAll(
    /<span data-true-until="([^"]+)" data-after="([^"]*)">.*?<\/span>/gs,
    (sentence, until: string, after: string) => (Date.parse(until) <= now ? after : sentence),
  )

/** Removes the calendar's mark of today. */
const withoutToday = (html: string): string =>
  html.replaceAll(/(class="day[^"]*) is-today/g, '$1').replaceAll(/(aria-label="[^"]+), today\b/g, '$1')

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, '')

/** Removes expired notices, by the device's clock. */
const withoutExpiredNotices = (html: string, now: number): string =>
  html
    .replace(/<div class="status-board">.*?<p class="board-over".*?<\/p>/s, (board) =>
      withoutExpiredBoard(board, now),
    )
    .replaceAll(/<li [^>]*data-ends="([^"]+)".*?<\/li>/gs, (notice, ends: string) =>
      Date.parse(ends) <= now ? '' : withoutComingMark(notice, now),
    )
    .replace(/<aside class="notices"[^>]*><ul><\/ul>.*?<\/aside>/s, '')

/** Removes the table of levels once one of its notices has expired, since it combines all of them. */
const withoutExpiredBoard = (board: string, now: number): string => {
  const expired = new Set(
    [...board.matchAll(/data-ends="([^"]+)"/g)].map(([, ends = '']) => Date.parse(ends) <= now),
  )
  if (!expired.has(true)) return board
  const rest = board.replace(/<table class="level-ledger">.*?<\/table>/s, '')
  return expired.has(false)
    ? rest
    : rest.replace('<p class="board-over" hidden="">', '<p class="board-over">')
}

const withoutComingMark = (notice: string, now: number): string => {
  const [, starts = ''] = /data-starts="([^"]+)"/.exec(notice) ?? []
  return Date.parse(starts) <= now
    ? notice.replace(' data-coming', '').replace('<span class="notice-coming">Coming</span> ', '')
    : notice
}

/** `November 21, 2026, 4:05 PM`, in the college's time zone if the page has it. */
const formatTimestamp = (time: number, timeZone: string | undefined): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) }).format(time)
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'short' }).replace('\u202f', ' ')}`
}

const findTimeZone = (html: string): string | undefined => /"timeZone":"([\w/+-]+)"/.exec(html)?.[1]
