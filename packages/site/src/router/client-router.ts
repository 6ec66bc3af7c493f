import type { PublicApi } from '@kampana/shared/api/public-api'
import type { Navigator, To } from 'react-router-dom'
import type { RouteMatch } from '../load-route.ts'
import { createPrefetchCache } from './prefetch.ts'
import { fadeIn } from './fade-in.ts'
import { isOutOfReach } from './failure.ts'
import { addressOfForm } from './form.ts'
import { hrefOf, isOurs, linkOf } from './link.ts'
import { restoreScroll } from './scroll.ts'
import type { Trouble } from './trouble.tsx'

/** What is shown now, where, and how one came there. */
export interface Shown {
  match: RouteMatch
  href: string
  kind: 'first' | 'push' | 'replace' | 'back' | 'refresh'
}
interface Audience {
  show: (shown: Shown) => void
  /** Told of a page that can't be reached, and with null that all is well again. */
  tell: (trouble: Trouble | null) => void
}
type Kind = Exclude<Shown['kind'], 'first'>

/** Moves between pages without reloading: the next page's data is loaded first, then page and address change together. */
export const createClientRouter = (api: PublicApi, timeZone: string, { show, tell }: Audience) => {
  const prefetchCache = createPrefetchCache(api, timeZone)
  let latest = 0

  const move = async (to: string, kind: Kind): Promise<void> => {
    const { href } = new URL(to, location.href)
    const turn = ++latest
    document.documentElement.toggleAttribute('data-moving', true)
    try {
      const found = await prefetchCache.take(href)
      if (turn !== latest) return undefined
      if ('to' in found) return await move(found.to, kind === 'refresh' ? 'replace' : kind)
      tell(null)
      if (kind === 'push') history.pushState(null, '', href)
      if (kind === 'replace') history.replaceState(null, '', href)
      return fadeIn(() => show({ match: found, href, kind }))
    } catch (error) {
      return await fail(error, href, kind, turn)
    } finally {
      if (turn === latest) document.documentElement.toggleAttribute('data-moving', false)
    }
  }
  const fail = async (error: unknown, href: string, kind: Kind, turn: number): Promise<void> => {
    const stays = kind === 'refresh' || (await isOutOfReach(error, href))
    if (turn !== latest) return
    // Where the API fails, the server says so better than a half page could.
    if (stays) tell({ isOld: kind === 'refresh', again: () => void move(href, kind) })
    else location.assign(href)
  }

  const follow = (click: MouseEvent): void => {
    const link = linkOf(click.target)
    if (!link || click.defaultPrevented || !isOurs(link, click)) return
    click.preventDefault()
    void move(link.href, 'push')
  }
  const submit = (submission: SubmitEvent): void => {
    const href = submission.defaultPrevented ? null : addressOfForm(submission)
    if (href === null) return
    submission.preventDefault()
    void move(href, 'push')
  }
  const prefetchLink = (target: EventTarget | null): void => {
    const link = linkOf(target)
    if (link && isOurs(link)) prefetchCache.prefetch(link.href)
  }

  return {
    navigator: navigatorOver(move),
    /** Loads the present page anew. */
    refresh: (): void => void move(location.href, 'refresh'),
    /** Follows links, forms that ask for a page, and the browser's own buttons. Answers how to stop. */
    listen: (): (() => void) => {
      const listening = new AbortController()
      const { signal } = listening
      addEventListener('popstate', () => void move(location.href, 'back'), { signal })
      restoreScroll(signal)
      document.addEventListener('click', follow, { signal })
      document.addEventListener('submit', submit, { signal })
      for (const sign of ['pointerover', 'touchstart', 'focusin'] as const)
        document.addEventListener(sign, ({ target }) => prefetchLink(target), { signal, passive: true })
      // The very sign that brought the script here.
      for (const link of document.querySelectorAll('a:is(:hover, :focus)')) prefetchLink(link)
      return () => listening.abort()
    },
  }
}

/** How react-router's links ask for a move. */
const navigatorOver = (move: (to: string, kind: Kind) => Promise<void>): Navigator => ({
  createHref: (to: To) => hrefOf(to),
  push: (to: To) => void move(hrefOf(to), 'push'),
  replace: (to: To) => void move(hrefOf(to), 'replace'),
  go: (by: number) => history.go(by),
})
