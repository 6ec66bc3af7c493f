import { savesData } from '../network-information.ts'

/** Delay if `requestIdleCallback` is missing, in milliseconds. */
const idleDelay = 2000

/**
 * Registers the service worker when the page is idle. Skips it in development and in data-saving mode, since the worker
 * precaches pages.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(register)
    else setTimeout(register, idleDelay)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
