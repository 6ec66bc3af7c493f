import { flushSync } from 'react-dom'

/** In milliseconds. */
const fadeDuration = 150

/**
 * Changes the page synchronously and fades it in, unless reduced motion is preferred. A view transition would paint the old
 * page once more and delay the new one by 60 ms.
 */
export const fadeIn = (change: () => void): void => {
  flushSync(change)
  const main = document.querySelector<HTMLElement>('#main')
  if (main && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    main.animate?.({ opacity: [0.4, 1] }, { duration: fadeDuration, easing: 'ease-out' })
}
