import type { PublicApi } from '@kampana/shared/api/public-api'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import type { SiteDefinition } from '../site-definition.ts'
import { RouterContext } from './router-context.ts'
import { SiteRoot } from '../site-root.tsx'
import type { RouteMatch } from '../load-route.ts'
import { hrefOf } from './link.ts'
import { createClientRouter, type CurrentPage } from './client-router.ts'
import { applyScroll } from './scroll.ts'
import { ConnectionNotice, type ConnectionFailure } from './connection-notice.tsx'

interface RouterRootProps {
  site: SiteDefinition
  first: RouteMatch
  api: PublicApi
  /** Whether what came with the document is to be loaded anew at once. */
  isOld?: boolean
  /** Called when the page has been taken over. */
  done?: () => void
}

/** The site in the browser, from the page that came with the document through every page moved to afterwards. */
export const RouterRoot = ({ site, first, api, isOld = false, done }: RouterRootProps) => {
  const [now, show] = useState<CurrentPage>({ match: first, href: location.href, kind: 'first' })
  const [trouble, tell] = useState<ConnectionFailure | null>(null)
  const { timeZone } = first
  const router = useMemo(() => createClientRouter(site, api, timeZone, { show, tell }), [site, api, timeZone])
  const context = useMemo(() => ({ api, refresh: router.refresh }), [api, router])
  const begin = useEffectEvent(() => {
    if (isOld) router.refresh()
    done?.()
  })
  useEffect(() => {
    const stop = router.listen()
    begin()
    return stop
  }, [router])
  const before = useRef(first.page)

  useLayoutEffect(() => {
    const { page, head } = now.match
    const stays = page.preserveScroll === true && page === before.current
    before.current = page
    if (now.kind === 'first') return
    document.title = site.documentTitle(head)
    if (now.kind === 'refresh') return
    site.onNavigate()
    if (!stays) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    applyScroll(now.kind, stays)
  }, [site, now])

  return (
    <RouterContext value={context}>
      <Router location={hrefOf(new URL(now.href))} navigator={router.navigator}>
        <SiteRoot site={site} match={now.match} />
        {trouble && <ConnectionNotice trouble={trouble} close={() => tell(null)} />}
      </Router>
    </RouterContext>
  )
}
