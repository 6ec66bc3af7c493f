/** When a kept copy was fetched, as a header of it: milliseconds since 1970. */
const cachedAtHeader = 'x-kept-at'
/** When what stands on it was so, where that was before. */
const renderedAtHeader = 'x-made-at'

/** A page's answer with the moment it was fetched, and when it was made where it says so itself, as a prerendered one does. */
export const withTimestamps = async (answer: Response, now: number): Promise<Response> => {
  const headers = new Headers({ 'content-type': answer.headers.get('content-type') ?? 'text/html' })
  const text = await answer.text()
  const [, made] = /<meta name="made" content="([^"]+)">/.exec(text) ?? []
  headers.set(cachedAtHeader, String(now))
  if (made !== undefined) headers.set(renderedAtHeader, String(Date.parse(made)))
  return new Response(text, { headers })
}

/** When a kept copy was fetched; 0 where it doesn't say. */
export const cachedAt = (kept: Response): number => Number(kept.headers.get(cachedAtHeader) ?? 0)

/** Of when a kept copy is; 0 where it doesn't say. */
export const contentTime = (kept: Response): number =>
  Number(kept.headers.get(renderedAtHeader) ?? cachedAt(kept))

/** The style sheet and the letters that a page links to. */
export const findAssets = (html: string): string[] =>
  [...html.matchAll(/href="(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, address = '']) => address)

/**
 * A kept page as it is shown instead of the newest: first of all it says why, and how old it is. Its scripts are left out,
 * since they would ask the server, and all of it works without them; so is what was true of its own day only.
 */
export const renderCachedPage = (html: string, moment: number, why: string, now: number): string => {
  const words = `${why}. This is how it stood on ${formatMoment(moment, findTimeZone(html))}.`
  const note = `<p class="offline-note" role="status">${words} ${retryLink}</p>`
  const shown = withoutToday(withFullDates(withoutExpiredNotices(withoutScripts(html), now)))
  return shown.replace(/<body[^>]*>\s*(?:<a class="skip-link".*?<\/a>)?/, (top) => top + note)
}

/**
 * The page that stands for any other that isn't kept: it says why, and beside each page that is kept of when that is. Its
 * own notices are left out, since they may be over.
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

/** The same address, asked for anew. */
const retryLink = '<a href="">Try again</a>'

/** A page that isn't read on its own day says of which day it tells the time. */
export const withFullDates = (html: string): string =>
  html.replaceAll(
    /(<time class="checked" dateTime="([^"]+)">)[^<]*/gi,
    (_, time: string, at: string) => time + formatMoment(Date.parse(at), findTimeZone(html)),
  )

/** The calendar marks the day of which it is. */
const withoutToday = (html: string): string =>
  html.replaceAll(/(class="day[^"]*) is-today/g, '$1').replaceAll(/(aria-label="[^"]+), today\b/g, '$1')

const withoutScripts = (html: string): string =>
  html.replaceAll(/<script type="module"[^>]*>.*?<\/script>/gs, '')

/** By this phone's clock, since nobody can be asked. */
const withoutExpiredNotices = (html: string, now: number): string =>
  html
    .replace(/<div class="status-board">.*?<p class="board-over".*?<\/p>/s, (board) =>
      withoutExpiredBoard(board, now),
    )
    .replaceAll(/<li [^>]*data-ends="([^"]+)".*?<\/li>/gs, (notice, ends: string) =>
      Date.parse(ends) <= now ? '' : withoutComingMark(notice, now),
    )
    .replace(/<aside class="notices"[^>]*><ul><\/ul>.*?<\/aside>/s, '')

/** What stands level by level is of all notices together; with one over it is told no more. */
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
