import type { SiteApi } from '../page.ts'
import type { Navigator, To } from 'react-router-dom'
import type { RouteMatch } from '../load-route.ts'
import { createPrefetchCache } from './prefetch.ts'
import { fadeIn } from './fade-in.ts'
import { isConnectionError } from './connection-error.ts'
import { formHref, replacesAddress } from './form-href.ts'
import { toHref, isInternalLink, closestLink } from './link.ts'
import { restoreScroll } from './scroll.ts'
import type { SiteDefinition } from '../site-definition.ts'
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
