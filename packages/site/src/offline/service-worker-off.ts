import type { WorkerScope } from './worker-scope.ts'

/** Replaces the service worker where it is turned off: deletes its caches and unregisters itself. */
const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(unregister()))

const unregister = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
