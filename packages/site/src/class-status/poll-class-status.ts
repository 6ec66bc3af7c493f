import { visitorAccept } from '@kampana/engine-declare/api/http/visitor'
import type { ClassStatusNow } from '@kampana/shared/class-status'
import { loadDeferredCss } from '@kampana/engine-site/framework/deferred-css'
import { isNoticePage, navigated, noticesChanged } from './events.ts'

/** Polling interval of a visible page, in milliseconds. */
const pollInterval = 5 * 60_000
/** Refresh interval of notice pages. It is shorter than for other pages, because people keep notice pages open. */
const noticePagePollInterval = 30_000
/** Shortest interval between two polls. */
const minInterval = 30_000
/** A timer may fire this early. */
const timerTolerance = 1000
/** Shortest interval between two polls on navigation. */
const minNavigationInterval = 3000
/** Maximum random delay, so that pages that wait for the same moment don't all poll at once. */
const jitter = 3000
/** setTimeout overflows at about 24 days. */
const maxTimeout = 24 * 60 * 60_000

/**
 * Keeps the banner current by polling `address`: when a notice begins or ends, when the page becomes visible, when the
 * connection returns, on navigation, and at intervals. Returns a function that stops the polling.
 */
export const pollClassStatus = (banner: HTMLElement, address: string): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  const { now, until } = banner.dataset
  let lastPoll = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedulePoll = (milliseconds: number): void => {
    clearTimeout(timer)
    const wait = Math.min(Math.max(milliseconds, 0), maxTimeout)
    if (!signal.aborted) timer = setTimeout(() => void poll(), wait + Math.random() * jitter)
  }
  const poll = async (): Promise<void> => {
    lastPoll = Date.now()
    const status = await fetchStatus(address, signal)
    if (signal.aborted) return
    // The chunk that renders notices may fail to load; the next poll imports it again.
    if (status)
      await show(banner, status).then(
        (hasChanged) => refreshPage(hasChanged, isOutdated(status.now), now !== undefined),
        () => undefined,
      )
    // Without the server, notices expire by the device's clock.
    else removeExpired(banner)
    await showLastChecked(banner, status?.now)
    if (status?.until) schedulePoll(Date.parse(status.until) - Date.parse(status.now))
    else schedulePoll(Math.min(pollInterval, ...remainingTimes(banner)))
  }
  const pollIfOlderThan = (milliseconds: number) => (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lastPoll >= milliseconds) void poll()
  }
  const pollIfStale = pollIfOlderThan(minInterval)

  if (now === undefined || isBackNavigation()) void poll()
  else if (until) schedulePoll(Date.parse(until) - Date.now())
  const interval = setInterval(
    () => pollIfOlderThan((isNoticePage() ? noticePagePollInterval : pollInterval) - timerTolerance)(),
    noticePagePollInterval,
  )
  document.addEventListener('visibilitychange', pollIfStale, { signal })
  addEventListener('online', pollIfStale, { signal })
  addEventListener(navigated, pollIfOlderThan(minNavigationInterval), { signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && poll()), { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    clearInterval(interval)
  })
  return () => controller.abort()
}

const fetchStatus = async (address: string, signal: AbortSignal): Promise<ClassStatusNow | undefined> => {
  try {
    const response = await fetch(address, {
      headers: { accept: visitorAccept },
      credentials: 'include',
      signal,
    })
    if (!response.ok) return undefined
    const status: ClassStatusNow = await response.json()
    return status
  } catch {
    return undefined
  }
}

/**
 * Imports the code that renders notices on demand, since most days have none. Returns true if the banner has changed since the
 * server rendered it.
 */
const show = async (banner: HTMLElement, status: ClassStatusNow): Promise<boolean> => {
  const wasLoaded = banner.dataset.now !== undefined
  banner.dataset.now = status.now
  if (status.data.length === 0) {
    const hadNotices = banner.innerHTML !== ''
    banner.replaceChildren()
    return wasLoaded && hadNotices
  }
  const [{ showBanner }] = await Promise.all([
    import('./banner.ts'),
    loadDeferredCss().catch(() => undefined),
  ])
  return showBanner(banner, status) && wasLoaded
}

/**
 * Keeps a page of notices consistent with the banner and the clock. The router refreshes the page, or else the page reloads.
 * The home page is refreshed if its text about the day is outdated. An exported file isn't reloaded for that (`wasServed`): it
 * would be outdated again, in an endless loop. entry-client.ts refreshes it.
 */
const refreshPage = (hasChanged: boolean, outdated: boolean, wasServed: boolean): void => {
  if (!hasChanged && !outdated) return
  const isLeft = dispatchEvent(new CustomEvent(noticesChanged, { cancelable: true, detail: { outdated } }))
  if (isLeft && ((outdated && wasServed) || (hasChanged && isNoticePage()))) location.reload()
}

/** True if midnight or a deadline named on the page has passed. */
const isOutdated = (now: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-true-until]')].some(
    ({ dataset }) => Date.parse(dataset.trueUntil ?? '') <= Date.parse(now),
  )

/** Imports the code on demand, since few pages have a `time.checked`. */
const showLastChecked = async (banner: HTMLElement, now: string | undefined): Promise<void> => {
  if (!document.querySelector('time.checked')) return
  const module = await import('./format-last-checked.ts').catch(() => undefined)
  module?.updateLastChecked(banner.dataset.zone ?? 'Asia/Manila', now)
}

const removeExpired = (banner: HTMLElement): void => {
  for (const notice of banner.querySelectorAll<HTMLElement>('.notice'))
    if (Date.parse(notice.dataset.ends ?? '') <= Date.now()) notice.remove()
  if (!banner.querySelector('.notice')) banner.replaceChildren()
  for (const board of document.querySelectorAll('.status-board')) hideExpired(board)
}

/** Milliseconds until each notice expires, by the device's clock. */
const remainingTimes = (banner: HTMLElement): number[] =>
  [...banner.querySelectorAll<HTMLElement>('.notice')].map(
    ({ dataset }) => Date.parse(dataset.ends ?? '') - Date.now(),
  )

/** Hides expired notices instead of removing them, since React owns the page's DOM. */
const hideExpired = (board: Element): void => {
  const notices = [...board.querySelectorAll<HTMLElement>('[data-ends]')]
  for (const notice of notices) notice.hidden = Date.parse(notice.dataset.ends ?? '') <= Date.now()
  board.querySelector('.level-ledger')?.toggleAttribute(
    'hidden',
    notices.some(({ hidden }) => hidden),
  )
  board.querySelector('.board-over')?.toggleAttribute('hidden', !notices.every(({ hidden }) => hidden))
}

/** True if the browser restored the page from its history. */
const isBackNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}
