/** The header that says when a copy was fetched, in milliseconds since 1970. */
const cachedAtHeader = 'x-kept-at'
/** The header that says when its content was rendered, if that was earlier. */
const renderedAtHeader = 'x-made-at'

/** Adds both headers to a response: when it was fetched, and when it was rendered, which a prerendered page says itself. */
export const withTimestamps = async (answer: Response, now: number): Promise<Response> => {
  const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? 'text/html' })
  const text = await answer.text()
  const [, made] = /<meta name="made" content="([^"]+)">/.exec(text) ?? []
  headers.set(cachedAtHeader, String(now))
  if (made !== undefined) headers.set(renderedAtHeader, String(Date.parse(made)))
  return new Response(text, { headers })
}

/** When a copy was fetched; 0 if unknown. */
export const cachedAt = (kept: Response): number => Number(kept.headers.get(cachedAtHeader) ?? 0)

/** The time of a copy's content; 0 if unknown. */
export const contentTime = (kept: Response): number =>
  Number(kept.headers.get(renderedAtHeader) ?? cachedAt(kept))

/** The style sheet and the letters that a page links to. */
export const findAssets = (html: string): string[] =>
  [...html.matchAll(/href="(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, address = '']) => address)

/**
 * Renders a cached page for display: a note first says why it is shown and how old it is. Scripts are removed, since they
 * would call the server and the page works without; so is what was only true on its day.
 */
export const renderCachedPage = (html: string, moment: number, why: string, now: number): string => {
  const words = `${why}. This is how it stood on ${formatMoment(moment, findTimeZone(html))}.`
  const note = `<p class="offline-note" role="status">${words} ${retryLink}</p>`
  const shown = withoutToday(withFullDates(withoutExpiredNotices(withoutScripts(html), now)))
  return shown.replace(/<body[^>]*>\s*(?:<a class="skip-link".*?<\/a>)?/, (top) => top + note)
}

/**
 * Renders the offline page: it says why it is shown, and beside each cached page of when that is. Its own notices are
 * removed, since they may have expired.
 */
export const renderOfflinePage = (
  html: string,
  moments: Readonly<Record<string, number>>,
  why: string,
): string =>
  withoutScripts(html)
    .replaceAll('You are offline', why)
    .replace(/(<div id="class-status"[^>]*>).*?<\/div>/s, '$1</div>')
    .replaceAll(/<span data-kept="([^"]+)">/g, (span, path: string) =>
      moments[path] ? `${span}As it stood on ${formatMoment(moments[path], findTimeZone(html))}` : span,
    )

/** An empty href reloads the page. */
const retryLink = '<a href="">Try again</a>'

/** Adds the date to times, for a page that is read on another day. */
export const withFullDates = (html: string): string =>
  html.replaceAll(
    /(<time class="checked" dateTime="([^"]+)">)[^<]*/gi,
    (_, time: string, at: string) => time + formatMoment(Date.parse(at), findTimeZone(html)),
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

/** Removes the table of levels once a notice has expired, since it combines all of them. */
const withoutExpiredBoard = (board: string, now: number): string => {
  const over = new Set(
    [...board.matchAll(/data-ends="([^"]+)"/g)].map(([, ends = '']) => Date.parse(ends) <= now),
  )
  if (!over.has(true)) return board
  const rest = board.replace(/<table class="level-ledger">.*?<\/table>/s, '')
  return over.has(false) ? rest : rest.replace('<p class="board-over" hidden="">', '<p class="board-over">')
}

const withoutComingMark = (notice: string, now: number): string => {
  const [, starts = ''] = /data-starts="([^"]+)"/.exec(notice) ?? []
  return Date.parse(starts) <= now
    ? notice.replace(' data-coming', '').replace('<span class="notice-coming">Coming</span> ', '')
    : notice
}

/** `November 21, 2026, 4:05 PM`, by the college's clock where the page knows it. */
const formatMoment = (moment: number, timeZone: string | undefined): string => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) }).format(moment)
  return `${format({ dateStyle: 'long' })}, ${format({ timeStyle: 'short' }).replace('\u202f', ' ')}`
}

const findTimeZone = (html: string): string | undefined => /"timeZone":"([\w/+-]+)"/.exec(html)?.[1]
