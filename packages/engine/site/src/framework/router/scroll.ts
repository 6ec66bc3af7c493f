/** Scroll positions of history entries, by the site's own keys. */
const positions = new Map<string, number>()
let currentKey = 'first'
let lastNumber = 0

/** Saves the scroll position of the current history entry. */
const saveScroll = (): void => {
  positions.set(currentKey, scrollY)
}

/**
 * Replaces the browser's scroll restoration, which would scroll the old page while the next page is loading. Turns it on again
 * when the visitor leaves the document.
 */
export const restoreScroll = (signal: AbortSignal): void => {
  history.scrollRestoration = 'manual'
  saveScroll()
  addEventListener('scroll', saveScroll, { signal, passive: true })
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal })
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal })
}

/**
 * Scrolls the new page: to its saved position when going back, otherwise to the anchor or the top. Doesn't scroll if it
 * `stays`.
 */
export const applyScroll = (kind: 'push' | 'replace' | 'back', stays = false): void => {
  if (kind === 'back') {
    currentKey = readKey(history.state)
    jumpTo(positions.get(currentKey) ?? 0)
    return
  }
  currentKey = `page-${++lastNumber}`
  history.replaceState({ key: currentKey }, '')
  if (stays) return saveScroll()
  const anchor =
    location.hash && document.querySelector(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`)
  if (anchor) anchor.scrollIntoView()
  else jumpTo(0)
}

/** Overrides the style sheet's smooth scrolling, which is meant for anchors within a page. */
const jumpTo = (top: number): void => scrollTo({ top, behavior: 'instant' })

const readKey = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
