/** How long a page may be busy with itself before the worker is asked for, in milliseconds. */
const patience = 2000

/**
 * Asks for the service worker once the page is there and has nothing else to do; not where somebody saves data, since it
 * fetches some pages ahead. Development has none.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return
  const ask = (): void => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  const whenIdle = (): void => {
    // Safari doesn't tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(ask)
    else setTimeout(ask, patience)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Known by some browsers only (https://wicg.github.io/savedata/). */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
