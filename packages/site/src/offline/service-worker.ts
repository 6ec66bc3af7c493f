import {
  contentTime,
  renderCachedPage,
  renderOfflinePage,
  findAssets,
  withTimestamps,
  fetchTime,
} from './cached-page.ts'
import { openNotice, showPush } from './show-push.ts'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

/** Increment it when the format of cached pages changes. Activation deletes other caches. */
const cacheName = 'kampana-6'
const offlinePage = '/offline'
/** Essential pages in an emergency, with the maximum age of a cached copy in milliseconds. */
const precachedPages: Readonly<Record<string, number>> = {
  '/class-status': 10 * 60_000,
  '/': 10 * 60_000,
  '/updates/calendar': 6 * 3_600_000,
  '/contact-us': 24 * 3_600_000,
  [offlinePage]: 24 * 3_600_000,
}
/** Milliseconds to wait for a response before the cached copy is shown. */
const networkTimeout = 8000
/** Paths outside the public site. Links in e-mails are single-use, so only the browser may request them. */
const notPages =
  /^\/(?:dashboard|api|email|media|files|cards|sanctum|log(?:in|out)|register|password|health)(?:\/|$)/

/** Not cached, since the status of a code may have changed. */
const codePages = /^\/v(?:[/?]|$)/
const codeUnchecked = 'A code can’t be checked without a connection'

const worker = globalThis as unknown as WorkerScope
const storesPages = worker.keepsPages !== false

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    storesPages ? Promise.all([deleteOtherCaches(), worker.clients.claim(), refreshCache()]) : storeNothing(),
  )
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text())))
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(worker, event.notification)),
)

if (storesPages) worker.addEventListener('fetch', (event) => handleFetch(event))

const handleFetch = (event: WorkerFetchEvent): void => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || notPages.test(url.pathname)) return
  // The query is part of the key, since another month is another page.
  if (request.mode === 'navigate')
    event.respondWith(handleNavigation(event, url.pathname.replace(/(?<=.)\/$/, '') + url.search))
  // Names of assets contain a hash of their content, so a cached asset is never stale.
  else if (/^\/(?:assets|content)\/.+\.(?:css|woff2)$/.test(url.pathname))
    event.respondWith(cacheFirst(request))
}

/** Statuses with which a proxy reports an unreachable server, or the server an unreachable database. */
const outOfReach = new Set([502, 503, 504])

/** Requests a page from the network. Responds with the cached copy if the server is unreachable, or after a timeout. */
const handleNavigation = async (event: WorkerFetchEvent, path: string): Promise<Response> => {
  const response = fetch(event.request).then((answer) => {
    if (outOfReach.has(answer.status)) throw new Error(`The server is not responding (${answer.status}).`)
    return answer
  })
  // Clones the response before the page consumes its body.
  const refresh = response.then((fresh) =>
    refreshCache(path, path in precachedPages ? fresh.clone() : undefined),
  )
  event.waitUntil(refresh.catch(() => undefined))
  try {
    return (await Promise.race([response, fallbackAfter(networkTimeout, path)])) ?? (await response)
  } catch (error) {
    return (
      (await fallback(
        path,
        navigator.onLine ? 'The college’s website can’t be reached just now' : 'You are offline',
      )) ?? Promise.reject(error)
    )
  }
}

const fallbackAfter = async (milliseconds: number, path: string): Promise<Response | undefined> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return fallback(path, 'The connection is too weak')
}

const fallback = async (path: string, reason: string): Promise<Response | undefined> =>
  (await cachedCopy(path, reason)) ?? offlineCopy(codePages.test(path) ? codeUnchecked : reason)

const cachedCopy = async (path: string, reason: string): Promise<Response | undefined> => {
  const copy = path === offlinePage ? undefined : await matchCache(path)
  return copy && page(renderCachedPage(await copy.text(), contentTime(copy), reason, Date.now()))
}

/** The offline page, for every page that isn't cached. */
const offlineCopy = async (reason: string): Promise<Response | undefined> => {
  const copy = await matchCache(offlinePage)
  if (!copy) return undefined
  const times: Record<string, number> = {}
  for (const path of Object.keys(precachedPages))
    times[path] = contentTime((await matchCache(path)) ?? new Response())
  return page(renderOfflinePage(await copy.text(), times, reason))
}

const page = (html: string): Response =>
  new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })

const cacheFirst = async (request: Request): Promise<Response> =>
  (await matchCache(request.url)) ?? fetch(request)

const matchCache = async (address: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(address)

/** Refetches stale copies. `response` is the response for `path`, which the browser has just requested. */
const refreshCache = async (path?: string, response?: Response): Promise<void> => {
  const cache = await caches.open(cacheName)
  const now = Date.now()
  for (const [page, maxAge] of Object.entries(precachedPages)) {
    if (page === path && response && !isPrivate(response)) await putPage(cache, page, response, now)
    else if (now - fetchTime((await cache.match(page)) ?? new Response()) > maxAge)
      await putPage(
        cache,
        page,
        await fetch(page, { cache: 'no-cache', credentials: 'omit' }).catch(() => undefined),
        now,
      )
  }
  await cacheAssets(cache)
}

/** Editors' pages have an edit link that visitors don't get. */
const isPrivate = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('private') ?? false

const putPage = async (
  cache: Cache,
  path: string,
  response: Response | undefined,
  now: number,
): Promise<void> => {
  if (response?.ok) await cache.put(path, await withTimestamps(response, now))
}

/** Caches the style sheets and fonts of the cached pages, and deletes all others. */
const cacheAssets = async (cache: Cache): Promise<void> => {
  const pages = await Promise.all(Object.keys(precachedPages).map((path) => cache.match(path)))
  const missing = new Set(
    (await Promise.all(pages.map(async (page) => findAssets((await page?.text()) ?? '')))).flat(),
  )
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (/^\/(?:assets|content)\//.test(pathname) && !missing.delete(pathname)) await cache.delete(request)
  }
  await cache.addAll([...missing])
}

/** Deletes all caches. Also unregisters the worker, unless this browser shows class notices. Used if caching is turned off. */
const storeNothing = async (): Promise<void> => {
  await deleteOtherCaches('')
  if (worker.Notification?.permission !== 'granted') await worker.registration.unregister()
}

const deleteOtherCaches = async (own = cacheName): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== own).map((name) => caches.delete(name)))
}
