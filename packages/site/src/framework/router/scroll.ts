/** Where each entry of the history was scrolled to, by the key that this file gives it. */
const positions = new Map<string, number>()
let current = 'first'
let made = 0

/** Notes how far the present page is scrolled. */
const rememberScroll = (): void => {
  positions.set(current, scrollY)
}

/**
 * Keeps the browser from scrolling the old page when somebody goes back, while the one they go to is still loading.
 * Pages that are left altogether are its own matter again.
 */
export const restoreScroll = (signal: AbortSignal): void => {
  history.scrollRestoration = 'manual'
  rememberScroll()
  addEventListener('scroll', rememberScroll, { signal, passive: true })
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
}

/**
 * Scrolls a page that was just shown: to where it was when going back, else to the address's anchor or the top; not at
 * all where it `stays`.
 */
export const applyScroll = (kind: 'push' | 'replace' | 'back', stays = false): void => {
  if (kind === 'back') {
    current = keyOf(history.state)
    jumpTo(positions.get(current) ?? 0)
    return
  }
  current = `page-${++made}`
  history.replaceState({ key: current }, '')
  if (stays) return rememberScroll()
  const anchor =
    location.hash && document.querySelector(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`)
  if (anchor) anchor.scrollIntoView()
  else jumpTo(0)
}

/** At once, though the stylesheet asks for smooth scrolling within a page. */
const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' })

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
