import type { PublicApi } from '@kampana/shared/api/public-api'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import { ApiContext } from '../api-context.ts'
import { isNoticePage, navigated, noticesChanged } from '../../class-status/events.ts'
import { documentTitle } from '../../seo/document-title.ts'
import { closeMenus } from '../../components/layout/close-menus.ts'
import { SiteRoot } from '../site-root.tsx'
import type { RouteMatch } from '../load-route.ts'
import { hrefOf } from './link.ts'
import { createClientRouter, type CurrentPage } from './client-router.ts'
import { applyScroll } from './scroll.ts'
import { ConnectionNotice, type ConnectionFailure } from './connection-notice.tsx'

interface RouterRootProps {
  first: RouteMatch
  api: PublicApi
  /** Whether what came with the document is to be loaded anew at once. */
  isOld?: boolean
  /** Called when the page has been taken over. */
  done?: () => void
}

/** The site in the browser, from the page that came with the document through every page moved to afterwards. */
export const RouterRoot = ({ first, api, isOld = false, done }: RouterRootProps) => {
  const [now, show] = useState<CurrentPage>({ match: first, href: location.href, kind: 'first' })
  const [trouble, tell] = useState<ConnectionFailure | null>(null)
  const router = useMemo(() => createClientRouter(api, first.timeZone, { show, tell }), [api, first.timeZone])
  const begin = useEffectEvent(() => {
    if (isOld) router.refresh()
    done?.()
  })
  useEffect(() => {
    const stop = router.listen()
    begin()
    return stop
  }, [router])
  useEffect(() => {
    const renew = (event: Event): void => {
      if (!isNoticePage()) return
      event.preventDefault()
      router.refresh()
    }
    addEventListener(noticesChanged, renew)
    return () => removeEventListener(noticesChanged, renew)
  }, [router])

  const before = useRef(first.page)

  useLayoutEffect(() => {
    const { page, head } = now.match
    const stays = page.preserveScroll === true && page === before.current
    before.current = page
    if (now.kind === 'first') return
    document.title = documentTitle(head)
    if (now.kind === 'refresh') return
    dispatchEvent(new Event(navigated))
    closeMenus()
    if (!stays) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    applyScroll(now.kind, stays)
  }, [now])

  return (
    <ApiContext value={api}>
      <Router location={hrefOf(new URL(now.href))} navigator={router.navigator}>
        <SiteRoot match={now.match} />
        {trouble && <ConnectionNotice trouble={trouble} close={() => tell(null)} />}
      </Router>
    </ApiContext>
  )
}
