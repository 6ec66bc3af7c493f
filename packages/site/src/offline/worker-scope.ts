/** The part of ServiceWorkerGlobalScope that we use; TypeScript's libraries for pages and workers exclude each other. */
export interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerLifetimeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: WorkerFetchEvent) => void) => void)
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean> }
  skipWaiting: () => Promise<void>
}
interface WorkerLifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void
}
export interface WorkerFetchEvent extends WorkerLifetimeEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
