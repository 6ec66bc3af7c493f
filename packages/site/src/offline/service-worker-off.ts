import type { WorkerScope } from './worker-scope.ts'

/**
 * Stands in for the service worker where it is turned off: browsers that have it throw away what it kept, and take it out.
 */
const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(unregister()))

const unregister = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
