import { flushSync } from 'react-dom'

/** Changes the page with a short cross-fade where the browser has one and nobody asked for less motion. */
export const withTransition = (change: () => void): void => {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    flushSync(change)
    return
  }
  document.startViewTransition(() => flushSync(change))
}
