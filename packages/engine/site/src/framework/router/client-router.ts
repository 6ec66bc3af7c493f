import type { SiteApi } from '../page.ts'
import type { Navigator, To } from 'react-router-dom'
import { type RouteMatch, loadRoute, type Redirect } from '../load-route.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import type { SiteDefinition } from '../site-definition.ts'
import { flushSync } from 'react-dom'
import { serverUrl } from '../server-url.ts'
import { toHref, isInternalLink, closestLink } from './link.ts'
import { restoreScroll } from './scroll.ts'
import type { ConnectionFailure } from './connection-notice.tsx'

/** Current page, its address, and the kind of navigation that led to it. */
export interface CurrentPage {
  match: RouteMatch
  href: string
  kind: 'first' | 'push' | 'replace' | 'back' | 'refresh'
}
interface RouterListeners {
  show: (current: CurrentPage) => void
  /** Receives a connection failure, and null when the connection is back. */
  reportFailure: (failure: ConnectionFailure | null) => void
}
type NavigationKind = Exclude<CurrentPage['kind'], 'first'>

/** Navigates without a reload. Loads the next page's data first, then changes page and address together. */
export const createClientRouter = (
  site: SiteDefinition,
  api: SiteApi,
  timeZone: string,
  { show, reportFailure }: RouterListeners,
) => {
  const prefetchCache = createPrefetchCache(site, api, timeZone)
  let latestNavigation = 0

  const navigate = async (to: string, kind: NavigationKind): Promise<void> => {
    const { href } = new URL(to, location.href)
    const navigation = ++latestNavigation
    document.documentElement.toggleAttribute('data-moving', true)
    try {
      const match = await prefetchCache.take(href)
      if (navigation !== latestNavigation) return undefined
      if ('to' in match) return await navigate(match.to, kind === 'refresh' ? 'replace' : kind)
      reportFailure(null)
      if (kind === 'push') history.pushState(null, '', href)
      if (kind === 'replace') history.replaceState(null, '', href)
      return fadeIn(() => show({ match, href, kind }))
    } catch (error) {
      return await fail(error, href, kind, navigation)
    } finally {
      if (navigation === latestNavigation) document.documentElement.toggleAttribute('data-moving', false)
    }
  }
  const fail = async (
    error: unknown,
    href: string,
    kind: NavigationKind,
    navigation: number,
  ): Promise<void> => {
    const staysOnPage = kind === 'refresh' || (await isConnectionError(error, href))
    if (navigation !== latestNavigation) return
    // If the API fails, a full page load shows the server's error page.
    if (staysOnPage) reportFailure({ isOld: kind === 'refresh', retry: () => void navigate(href, kind) })
    else location.assign(href)
  }

  const follow = (click: MouseEvent): void => {
    const link = closestLink(click.target)
    if (!link || click.defaultPrevented || !isInternalLink(link, click)) return
    click.preventDefault()
    void navigate(link.href, 'push')
  }
  const submit = (submission: SubmitEvent): void => {
    const href = submission.defaultPrevented ? null : formHref(submission)
    if (href === null) return
    submission.preventDefault()
    void navigate(href, replacesAddress(submission) ? 'replace' : 'push')
  }
  const prefetchLink = (target: EventTarget | null): void => {
    const link = closestLink(target)
    if (link && isInternalLink(link)) prefetchCache.prefetch(link.href)
  }

  return {
    navigator: createNavigator(navigate),
    /** Reloads the current page's data. */
    refresh: (): void => void navigate(location.href, 'refresh'),
    /**
     * Listens to clicks on links, GET forms, and the back and forward buttons. Returns a function that removes the listeners.
     */
    listen: (): (() => void) => {
      const controller = new AbortController()
      const { signal } = controller
      addEventListener('popstate', () => void navigate(location.href, 'back'), { signal })
      restoreScroll(signal)
      document.addEventListener('click', follow, { signal })
      document.addEventListener('submit', submit, { signal })
      for (const event of ['pointerover', 'touchstart', 'focusin'] as const)
        document.addEventListener(event, ({ target }) => prefetchLink(target), { signal, passive: true })
      // The hover or focus that triggered hydration came before these listeners.
      for (const link of document.querySelectorAll('a:is(:hover, :focus)')) prefetchLink(link)
      return () => controller.abort()
    },
  }
}

/** Lets react-router navigate through this router. */
const createNavigator = (navigate: (to: string, kind: NavigationKind) => Promise<void>): Navigator => ({
  createHref: (to: To) => toHref(to),
  push: (to: To) => void navigate(toHref(to), 'push'),
  replace: (to: To) => void navigate(toHref(to), 'replace'),
  go: (by: number) => history.go(by),
})

/**
 * True if a page failed to load because there is no connection. A full page load solves other failures, such as a script that
 * a newer build has replaced.
 */
const isConnectionError = async (error: unknown, href: string): Promise<boolean> => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status !== undefined && status !== 0) return false
  if (status === 0 && serverUrl() !== '') return true
  return fetch(href, { method: 'HEAD' }).then(
    () => false,
    () => true,
  )
}

/** In milliseconds. */
const fadeDuration = 150

/**
 * Changes the page synchronously and fades it in, unless reduced motion is preferred. A view transition would paint the old
 * page once more and delay the new one by 60 ms.
 */
const fadeIn = (change: () => void): void => {
  flushSync(change)
  const main = document.querySelector<HTMLElement>('#main')
  if (main && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    main.animate?.({ opacity: [0.4, 1] }, { duration: fadeDuration, easing: 'ease-out' })
}

/** Address that a GET form within this site submits to, with its values as the query; null for any other form. */
const formHref = ({ target, submitter }: SubmitEvent): string | null => {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || target.target !== '') return null
  const url = new URL(target.action)
  if (url.origin !== location.origin) return null
  const entered = [...new FormData(target, submitter)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  url.search = String(new URLSearchParams(entered))
  return url.href
}

/** True if a form submits while the visitor types, so that incomplete words don't fill the history. */
const replacesAddress = ({ target }: SubmitEvent): boolean =>
  target instanceof HTMLFormElement && target.hasAttribute('data-replaces')

/** Lifetime of a prefetched page, in milliseconds. */
const maxAge = 10_000

/** Caches prefetched pages. A hover calls `prefetch`, a click calls `take`. */
const createPrefetchCache = (site: SiteDefinition, api: SiteApi, timeZone: string) => {
  const entries = new Map<string, { at: number; result: Promise<RouteMatch | Redirect> }>()
  const load = (href: string) => {
    const cached = entries.get(href)
    if (cached && Date.now() - cached.at < maxAge) return cached.result
    const today = calendarDay(timeZone)
    const result = loadRoute(site, { url: new URL(href), api, today, timeZone })
    entries.set(href, { at: Date.now(), result })
    // Rejections aren't cached.
    result.catch(() => entries.delete(href))
    return result
  }
  return {
    prefetch: (href: string): void => void load(href).catch(() => undefined),
    take: load,
  }
}
