/** Where each entry of the history was scrolled to, by the key that this file gives it. */
const positions = new Map<string, number>()
let current = 'first'
let made = 0

/** Notes how far the present page is scrolled. */
export const rememberScroll = (): void => {
  positions.set(current, scrollY)
}

/** Scrolls a page that was just shown: to where it was when going back, else to the address's anchor or the top. */
export const scrollFor = (kind: 'push' | 'replace' | 'back'): void => {
  if (kind === 'back') {
    current = keyOf(history.state)
    scrollTo(0, positions.get(current) ?? 0)
    return
  }
  current = `page-${++made}`
  history.replaceState({ key: current }, '')
  const anchor =
    location.hash && document.querySelector(`#${CSS.escape(decodeURIComponent(location.hash.slice(1)))}`)
  if (anchor) anchor.scrollIntoView()
  else scrollTo(0, 0)
}

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first'
