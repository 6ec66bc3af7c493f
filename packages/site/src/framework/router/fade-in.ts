import { flushSync } from 'react-dom'

/** How long a new page takes to stand out, in milliseconds. */
const fade = 150

/**
 * Changes the page at once, and lets what is new fade in where nobody asked for less motion. A view transition would
 * first draw the old page once more: the new one came 60 ms later.
 */
export const fadeIn = (change: () => void): void => {
  flushSync(change)
  const main = document.querySelector<HTMLElement>('#main')
  if (main && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    main.animate?.({ opacity: [0.4, 1] }, { duration: fade, easing: 'ease-out' })
}
