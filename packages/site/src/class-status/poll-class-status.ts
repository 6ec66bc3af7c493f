import type { ClassStatusNow } from '@kampana/shared/class-status'
import { loadDeferredCss } from '../framework/deferred-css.ts'
import { isNoticePage, navigated, noticesChanged } from './events.ts'

/** A page that stays open asks again this often, in milliseconds, as long as somebody can see it. */
const pollInterval = 5 * 60_000
/** The pages of notices are open because somebody waits for one. */
const noticePagePollInterval = 30_000
/** Nor does a page ask sooner than so long after the last time, whatever happens. */
const minInterval = 30_000
/** A timer may come this much early. */
const timerTolerance = 1000
/** A visitor who moves from page to page: sooner than so long after the last time would tell nothing new. */
const minNavigationInterval = 3000
/** Pages that wait for the same moment don't all ask in the same instant. */
const jitter = 3000
/** Timers forget what is further away than some 24 days. */
const maxTimeout = 24 * 60 * 60_000

/**
 * Keeps the class status at the top of the page current: it asks the server when the notices change by themselves, when
 * somebody comes back to the page or the connection does, moves to another, and now and then. `address` is the API's answer of now.
 * Answers how to stop.
 */
export const pollClassStatus = (place: HTMLElement, address: string): (() => void) => {
  const stopping = new AbortController()
  const { signal } = stopping
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
    // What writes notices may not have come over a poor connection; it is asked for again at the next look.
    if (status) await show(place, status).then(refreshPage, () => undefined)
    // By this phone's clock, since nobody could be asked.
    else removeExpired(place)
    await showLastChecked(place, status?.now)
    if (status?.until) schedulePoll(Date.parse(status.until) - Date.parse(status.now))
    else schedulePoll(Math.min(pollInterval, ...remainingTimes(place)))
  }
  const pollIfOlderThan = (milliseconds: number) => (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lastPoll >= milliseconds) void poll()
  }
  const pollIfStale = pollIfOlderThan(minInterval)

  const { now, until } = place.dataset
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
  return () => stopping.abort()
}

const fetchStatus = async (address: string, signal: AbortSignal): Promise<ClassStatusNow | undefined> => {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal,
    })
    if (!answer.ok) return undefined
    const status: ClassStatusNow = await answer.json()
    return status
  } catch {
    return undefined
  }
}

/**
 * What is there already stays, so that it isn't read out anew. Most days there is nothing to show, so what writes notices
 * is fetched when there is one. Answers whether a page that was whole says something else now.
 */
const show = async (place: HTMLElement, status: ClassStatusNow): Promise<boolean> => {
  const wasWhole = place.dataset.now !== undefined
  place.dataset.now = status.now
  const before = place.innerHTML
  if (status.data.length === 0) {
    place.replaceChildren()
    return wasWhole && before !== ''
  }
  const [{ renderBanner }] = await Promise.all([
    import('./banner.ts'),
    loadDeferredCss().catch(() => undefined),
  ])
  const made = document.createElement('div')
  made.innerHTML = renderBanner(status, place.dataset.zone ?? 'Asia/Manila')
  const isOther = made.innerHTML !== before
  if (isOther) place.replaceChildren(...made.childNodes)
  return wasWhole && isOther
}

/** What the page of notices says itself must not differ: whoever has taken it over shows it anew, or the server does. */
const refreshPage = (isOther: boolean): void => {
  if (isOther && dispatchEvent(new Event(noticesChanged, { cancelable: true })) && isNoticePage())
    location.reload()
}

/** Few pages say it, and none needs it at once, so what writes it is fetched by those. */
const showLastChecked = async (place: HTMLElement, now: string | undefined): Promise<void> => {
  if (!document.querySelector('time.checked')) return
  const words = await import('./format-last-checked.ts').catch(() => undefined)
  words?.updateLastChecked(place.dataset.zone ?? 'Asia/Manila', now)
}

const removeExpired = (place: HTMLElement): void => {
  for (const notice of place.querySelectorAll<HTMLElement>('.notice'))
    if (Date.parse(notice.dataset.ends ?? '') <= Date.now()) notice.remove()
  if (!place.querySelector('.notice')) place.replaceChildren()
  for (const board of document.querySelectorAll('.status-board')) hideExpired(board)
}

/** In how many milliseconds each notice is over, by this phone's clock. */
const remainingTimes = (place: HTMLElement): number[] =>
  [...place.querySelectorAll<HTMLElement>('.notice')].map(
    ({ dataset }) => Date.parse(dataset.ends ?? '') - Date.now(),
  )

/** The page itself is React's to change, so what is over in it is hidden; other notices make the board anew. */
const hideExpired = (board: Element): void => {
  const notices = [...board.querySelectorAll<HTMLElement>('[data-ends]')]
  for (const notice of notices) notice.hidden = Date.parse(notice.dataset.ends ?? '') <= Date.now()
  board.querySelector('.level-ledger')?.toggleAttribute(
    'hidden',
    notices.some(({ hidden }) => hidden),
  )
  board.querySelector('.board-over')?.toggleAttribute('hidden', !notices.every(({ hidden }) => hidden))
}

/** Whether the browser showed a page that it had kept, as it does for its back button. */
const isBackNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}
