import type { Api } from '@kampana/shared/api'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import { ApiContext } from '../api-context.ts'
import { documentTitle } from '../document-title.ts'
import { closeMenus } from '../menus.ts'
import { Site } from '../site.tsx'
import type { Visited } from '../visit.ts'
import { hrefOf } from './link.ts'
import { createMover, type Shown } from './mover.ts'
import { scrollFor } from './scroll.ts'

/** The site in the browser, from the page that came with the document through every page moved to afterwards. */
export const Moving = ({ first, api }: { first: Visited; api: Api }) => {
  const [now, show] = useState<Shown>({ visited: first, href: location.href, kind: 'first' })
  const mover = useMemo(() => createMover(api, first.timeZone, show), [api, first.timeZone])
  useEffect(() => mover.listen(), [mover])

  const before = useRef(first.page)

  useLayoutEffect(() => {
    const { page, head } = now.visited
    const stays = page.steady === true && page === before.current
    before.current = page
    if (now.kind === 'first') return
    closeMenus()
    document.title = documentTitle(head)
    if (!stays) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    scrollFor(now.kind, stays)
  }, [now])

  return (
    <ApiContext value={api}>
      <Router location={hrefOf(new URL(now.href))} navigator={mover.navigator}>
        <Site visited={now.visited} />
      </Router>
    </ApiContext>
  )
}
