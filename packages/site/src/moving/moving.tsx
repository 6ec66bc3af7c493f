import type { PublicApi } from '@kampana/shared/public-api'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import { ApiContext } from '../api-context.ts'
import { isAboutNotices, moved, noticesChanged } from '../class-status/events.ts'
import { documentTitle } from '../document-title.ts'
import { closeMenus } from '../menus.ts'
import { Site } from '../site.tsx'
import type { Visited } from '../visit.ts'
import { hrefOf } from './link.ts'
import { createMover, type Shown } from './mover.ts'
import { scrollFor } from './scroll.ts'
import { TroubleNotice, type Trouble } from './trouble.tsx'

interface MovingProps {
  first: Visited
  api: PublicApi
  /** Whether what came with the document is to be loaded anew at once. */
  isOld?: boolean
  /** Called when the page has been taken over. */
  done?: () => void
}

/** The site in the browser, from the page that came with the document through every page moved to afterwards. */
export const Moving = ({ first, api, isOld = false, done }: MovingProps) => {
  const [now, show] = useState<Shown>({ visited: first, href: location.href, kind: 'first' })
  const [trouble, tell] = useState<Trouble | null>(null)
  const mover = useMemo(() => createMover(api, first.timeZone, { show, tell }), [api, first.timeZone])
  const begin = useEffectEvent(() => {
    if (isOld) mover.refresh()
    done?.()
  })
  useEffect(() => {
    const stop = mover.listen()
    begin()
    return stop
  }, [mover])
  useEffect(() => {
    const renew = (event: Event): void => {
      if (!isAboutNotices()) return
      event.preventDefault()
      mover.refresh()
    }
    addEventListener(noticesChanged, renew)
    return () => removeEventListener(noticesChanged, renew)
  }, [mover])

  const before = useRef(first.page)

  useLayoutEffect(() => {
    const { page, head } = now.visited
    const stays = page.steady === true && page === before.current
    before.current = page
    if (now.kind === 'first') return
    document.title = documentTitle(head)
    if (now.kind === 'refresh') return
    dispatchEvent(new Event(moved))
    closeMenus()
    if (!stays) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    scrollFor(now.kind, stays)
  }, [now])

  return (
    <ApiContext value={api}>
      <Router location={hrefOf(new URL(now.href))} navigator={mover.navigator}>
        <Site visited={now.visited} />
        {trouble && <TroubleNotice trouble={trouble} close={() => tell(null)} />}
      </Router>
    </ApiContext>
  )
}
