import type { SiteApi } from '../page.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import type { SiteDefinition } from '../site-definition.ts'
import { RouterContext } from './router-context.ts'
import { SiteRoot } from '../site-root.tsx'
import type { RouteMatch } from '../load-route.ts'
import { toHref } from './link.ts'
import { serverUrl } from '../server-url.ts'
import { createClientRouter, type CurrentPage } from './client-router.ts'
import { applyScroll } from './scroll.ts'
import { ConnectionNotice, type ConnectionFailure } from './connection-notice.tsx'

interface RouterRootProps {
  site: SiteDefinition
  first: RouteMatch
  api: SiteApi
  /** True if the document's data must be refreshed at once. */
  isOld?: boolean
  /** Called after hydration. */
  done?: () => void
}

/** The site in the browser. Hydrates the document's page, then renders each page that the visitor opens. */
export const RouterRoot = ({ site, first, api, isOld = false, done }: RouterRootProps) => {
  const [current, setCurrent] = useState<CurrentPage>({ match: first, href: location.href, kind: 'first' })
  const [failure, setFailure] = useState<ConnectionFailure | null>(null)
  const { timeZone } = first
  const router = useMemo(
    () =>
      createClientRouter(site, api, timeZone, {
        show: (current) => {
          if (current.kind !== 'refresh') countPageView(current.href)
          setCurrent(current)
        },
        reportFailure: setFailure,
      }),
    [site, api, timeZone],
  )
  const context = useMemo(() => ({ api, refresh: router.refresh }), [api, router])
  const handleHydrated = useEffectEvent(() => {
    if (isOld) router.refresh()
    done?.()
  })
  useEffect(() => {
    const stop = router.listen()
    handleHydrated()
    return stop
  }, [router])
  const previousPage = useRef(first.page)

  useLayoutEffect(() => {
    const { page, head } = current.match
    const preservesScroll = page.preserveScroll === true && page === previousPage.current
    previousPage.current = page
    if (current.kind === 'first') return
    document.title = site.documentTitle(head)
    if (current.kind === 'refresh') return
    site.onNavigate(head)
    if (!preservesScroll) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    applyScroll(current.kind, preservesScroll)
  }, [site, current])

  return (
    <RouterContext value={context}>
      <Router location={toHref(new URL(current.href))} navigator={router.navigator}>
        <SiteRoot site={site} match={current.match} />
        {failure && <ConnectionNotice failure={failure} close={() => setFailure(null)} />}
      </Router>
    </RouterContext>
  )
}

/** Reports a page view of a page that the browser rendered, by path only (docs/decisions/0097-statistics-without-tracking.md). */
const countPageView = (href: string): void => {
  navigator.sendBeacon?.(`${serverUrl()}/api/page-views?path=${encodeURIComponent(new URL(href).pathname)}`)
}
