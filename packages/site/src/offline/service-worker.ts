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

/** Bump it when the format of cached pages changes; other caches are deleted on activation. */
const cacheName = 'kampana-6'
const offlinePage = '/offline'
/** The pages that people need in a storm, with the maximum age of a cached copy, in milliseconds. */
const precachedPages: Readonly<Record<string, number>> = {
  '/class-status': 10 * 60_000,
  '/': 10 * 60_000,
  '/updates/calendar': 6 * 3_600_000,
  '/contact-us': 24 * 3_600_000,
  [offlinePage]: 24 * 3_600_000,
}
/** How long to wait for a response before showing the cached copy, in milliseconds. */
const networkTimeout = 8000
/** Paths outside the public site. Links in letters are single-use, so only the browser may request them. */
const notPages =
  /^\/(?:dashboard|api|email|media|files|cards|sanctum|log(?:in|out)|register|password|health)(?:\/|$)/

/** A copy could say of a code what is no longer so, so none is kept. */
const codePages = /^\/v(?:[/?]|$)/
const codeUnchecked = 'A code can’t be checked without a connection'

const worker = globalThis as unknown as WorkerScope
const keepsPages = worker.keepsPages !== false

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    keepsPages ? Promise.all([deleteOtherCaches(), worker.clients.claim(), refreshCache()]) : keepNothing(),
  )
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data?.text())))
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(worker, event.notification)),
)

if (keepsPages) worker.addEventListener('fetch', (event) => handleFetch(event))

const handleFetch = (event: WorkerFetchEvent): void => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || notPages.test(url.pathname)) return
  // The query is part of the key: another month is another page.
  if (request.mode === 'navigate')
    event.respondWith(handleNavigation(event, url.pathname.replace(/(?<=.)\/$/, '') + url.search))
  // The names of assets contain a hash of their content, so a cached one is never stale.
  else if (/^\/(?:assets|content)\/.+\.(?:css|woff2)$/.test(url.pathname))
    event.respondWith(cacheFirst(request))
}

/** By which a proxy says that the server behind it doesn't answer, or the server that its database doesn't. */
const outOfReach = new Set([502, 503, 504])

/** Network first; the cached copy only where the server is out of reach, or after a timeout. */
const handleNavigation = async (event: WorkerFetchEvent, path: string): Promise<Response> => {
  const response = fetch(event.request).then((answer) => {
    if (outOfReach.has(answer.status)) throw new Error(`The server is not responding (${answer.status}).`)
    return answer
  })
  // Cloned before the page consumes the body.
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

/** Refetches stale copies. `response` is that of `path`, which the browser has just requested. */
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

/** A page for who may edit it has a link that others don't get. */
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

/** Where it is turned off: deletes what it kept, and itself, unless this browser is shown class notices. */
const keepNothing = async (): Promise<void> => {
  await deleteOtherCaches('')
  if (worker.Notification?.permission !== 'granted') await worker.registration.unregister()
}

const deleteOtherCaches = async (own = cacheName): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== own).map((name) => caches.delete(name)))
}
