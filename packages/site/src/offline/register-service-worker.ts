/** The delay before registration where `requestIdleCallback` is missing, in milliseconds. */
const patience = 2000

/**
 * Registers the service worker once the page is idle; not in data-saving mode, since it precaches pages, and not in
 * development.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const ask = (): void => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(ask)
    else setTimeout(ask, patience)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Known by some browsers only (https://wicg.github.io/savedata/). */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
