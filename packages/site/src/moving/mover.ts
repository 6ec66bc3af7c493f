import type { Api } from '@kampana/shared/api'
import type { Navigator, To } from 'react-router-dom'
import type { Visited } from '../visit.ts'
import { createAhead } from './ahead.ts'
import { hrefOf, isOurs, linkOf } from './link.ts'
import { restoreScroll } from './scroll.ts'
import { withTransition } from './transition.ts'

/** What is shown now, where, and how one came there. */
export interface Shown {
  visited: Visited
  href: string
  kind: 'first' | 'push' | 'replace' | 'back'
}

/** Moves between pages without reloading: the next page's data is loaded first, then page and address change together. */
export const createMover = (api: Api, timeZone: string, show: (shown: Shown) => void) => {
  const ahead = createAhead(api, timeZone)
  let latest = 0

  const move = async (to: string, kind: Shown['kind']): Promise<void> => {
    const { href } = new URL(to, location.href)
    const turn = ++latest
    const found = await ahead.take(href).catch(() => undefined)
    if (turn !== latest) return undefined
    // Where the API or the network fails, the server says so better than a half page could.
    if (!found) return location.assign(href)
    if ('to' in found) return move(found.to, kind)
    if (kind === 'push') history.pushState(null, '', href)
    if (kind === 'replace') history.replaceState(null, '', href)
    return withTransition(() => show({ visited: found, href, kind }))
  }

  const follow = (click: MouseEvent): void => {
    const link = linkOf(click)
    if (!link || click.defaultPrevented || !isOurs(link, click)) return
    click.preventDefault()
    void move(link.href, 'push')
  }
  const foresee = (sign: Event): void => {
    const link = linkOf(sign)
    if (link && isOurs(link)) ahead.prepare(link.href)
  }

  return {
    navigator: navigatorOver(move),
    /** Follows links and the browser's own buttons. Answers how to stop. */
    listen: (): (() => void) => {
      const listening = new AbortController()
      const { signal } = listening
      addEventListener('popstate', () => void move(location.href, 'back'), { signal })
      restoreScroll(signal)
      document.addEventListener('click', follow, { signal })
      for (const sign of ['pointerover', 'touchstart', 'focusin'] as const)
        document.addEventListener(sign, foresee, { signal, passive: true })
      return () => listening.abort()
    },
  }
}

/** How react-router's links ask for a move. */
const navigatorOver = (move: (to: string, kind: Shown['kind']) => Promise<void>): Navigator => ({
  createHref: (to: To) => hrefOf(to),
  push: (to: To) => void move(hrefOf(to), 'push'),
  replace: (to: To) => void move(hrefOf(to), 'replace'),
  go: (by: number) => history.go(by),
})
