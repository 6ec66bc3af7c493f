/** Part of ServiceWorkerGlobalScope that the site uses. TypeScript's libraries for pages and workers exclude each other. */
export interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerLifetimeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: WorkerFetchEvent) => void) => void) &
    ((type: 'push', listener: (event: WorkerPushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: WorkerClickEvent) => void) => void)
  /** False if the server's settings turn page caching off. The server prepends the setting to this script. */
  keepsPages?: boolean
  Notification?: { permission: NotificationPermission }
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: Pick<ServiceWorkerRegistration, 'unregister' | 'getNotifications' | 'showNotification'>
  skipWaiting: () => Promise<void>
}
interface WindowClient {
  url: string
  focus: () => Promise<unknown>
}
interface WorkerLifetimeEvent {
  waitUntil: (work: Promise<unknown>) => void
}
export interface WorkerFetchEvent extends WorkerLifetimeEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface WorkerPushEvent extends WorkerLifetimeEvent {
  data: { text: () => string } | null
}
interface WorkerClickEvent extends WorkerLifetimeEvent {
  notification: Notification
}
