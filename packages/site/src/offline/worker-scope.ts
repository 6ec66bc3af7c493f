/** As much of a service worker's surroundings as ours uses; the types of pages and of workers exclude each other. */
export interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lifetime) => void) => void) &
    ((type: 'fetch', listener: (event: Asked) => void) => void)
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
}
interface Lifetime {
  waitUntil: (work: Promise<unknown>) => void
}
export interface Asked extends Lifetime {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
