import { flushSync } from 'react-dom'

/** Changes the page with a short cross-fade where the browser has one and nobody asked for less motion. */
export const withTransition = (change: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    flushSync(change)
    return
  }
  const { ready } = document.startViewTransition(() => flushSync(change))
  // It is left out where the next page is asked for meanwhile; the change is made all the same.
  ready.catch(() => undefined)
}
