/** Scroll positions by history entry, under keys of our own. */
const positions = new Map<string, number>()
let current = 'first'
let made = 0

/** Saves the scroll position of the current history entry. */
const rememberScroll = (): void => {
  positions.set(current, scrollY)
}

/**
 * Turns the browser's own scroll restoration off, which would scroll the old page while the previous one is still loading,
 * and on again when the document is left.
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
    current = readKey(history.state)
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

/** Overrides the style sheet's smooth scrolling, which is for anchors within a page. */
const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' })

const readKey = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
