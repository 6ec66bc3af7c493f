import { flushSync } from 'react-dom'

/** How long a new page takes to stand out, in milliseconds. */
const fade = 150

/**
 * Swaps the page synchronously and fades it in, unless reduced motion is preferred. A view transition would paint the old
 * page once more, which delayed the new one by 60 ms.
 */
export const fadeIn = (change: () => void): void => {
  flushSync(change)
  const main = document.querySelector<HTMLElement>('#main')
  if (main && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    main.animate?.({ opacity: [0.4, 1] }, { duration: fade, easing: 'ease-out' })
}
