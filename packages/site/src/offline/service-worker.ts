import {
  contentTime,
  renderCachedPage,
  renderOfflinePage,
  findAssets,
  withTimestamps,
  cachedAt,
} from './cached-page.ts'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

/** Bump it when the format of cached pages changes; other caches are deleted on activation. */
const cacheName = 'kampana-4'
const offlinePage = '/offline'
/** The pages that people look for in a storm, and how old a cached copy may become, in milliseconds. */
const precachedPages: Readonly<Record<string, number>> = {
  '/class-status': 10 * 60_000,
  '/': 10 * 60_000,
  '/updates/calendar': 6 * 3_600_000,
  '/contact-us': 24 * 3_600_000,
  [offlinePage]: 24 * 3_600_000,
}
/** After this time without a response, in milliseconds, the cached copy is shown. */
const networkTimeout = 8000
/** Paths that aren't the public site's. A link in a letter is single-use, so the browser alone must request it. */
const notPages =
  /^\/(?:dashboard|api|email|media|files|cards|sanctum|log(?:in|out)|register|password|health)(?:\/|$)/

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherCaches(), worker.clients.claim(), refreshCache()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || notPages.test(url.pathname)) return
  // The query is part of the key: another month is another page.
  if (request.mode === 'navigate')
    event.respondWith(handleNavigation(event, url.pathname.replace(/(?<=.)\/$/, '') + url.search))
  // Their names are content hashes, so a cached file is never stale.
  else if (/^\/assets\/.+\.(?:css|woff2)$/.test(url.pathname)) event.respondWith(cacheFirst(request))
})

/** Network first; the cached copy only without a connection, or after a timeout. */
const handleNavigation = async (event: WorkerFetchEvent, path: string): Promise<Response> => {
  const answer = fetch(event.request)
  // Cloned before the page consumes the body.
  const keeping = answer.then((fresh) =>
    refreshCache(path, path in precachedPages ? fresh.clone() : undefined),
  )
  event.waitUntil(keeping.catch(() => undefined))
  try {
    return (await Promise.race([answer, fallbackAfter(networkTimeout, path)])) ?? (await answer)
  } catch (error) {
    return (await fallback(path, 'You are offline')) ?? Promise.reject(error)
  }
}

const fallbackAfter = async (milliseconds: number, path: string): Promise<Response | undefined> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return fallback(path, 'The connection is too weak')
}

const fallback = async (path: string, why: string): Promise<Response | undefined> =>
  (await cachedCopy(path, why)) ?? offlineCopy(why)

const cachedCopy = async (path: string, why: string): Promise<Response | undefined> => {
  const found = path === offlinePage ? undefined : await matchCache(path)
  return found && page(renderCachedPage(await found.text(), contentTime(found), why, Date.now()))
}

/** The offline page, for every page that isn't cached. */
const offlineCopy = async (why: string): Promise<Response | undefined> => {
  const found = await matchCache(offlinePage)
  if (!found) return undefined
  const moments: Record<string, number> = {}
  for (const path of Object.keys(precachedPages))
    moments[path] = contentTime((await matchCache(path)) ?? new Response())
  return page(renderOfflinePage(await found.text(), moments, why))
}

const page = (html: string): Response =>
  new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })

const cacheFirst = async (request: Request): Promise<Response> =>
  (await matchCache(request.url)) ?? fetch(request)

const matchCache = async (address: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(address)

/** Refetches stale copies. A page that the browser has just requested is cached from that response. */
const refreshCache = async (path?: string, answer?: Response): Promise<void> => {
  const cache = await caches.open(cacheName)
  const now = Date.now()
  for (const [each, age] of Object.entries(precachedPages)) {
    if (each === path && answer) await putPage(cache, each, answer, now)
    else if (now - cachedAt((await cache.match(each)) ?? new Response()) > age)
      await putPage(cache, each, await fetch(each, { cache: 'no-cache' }).catch(() => undefined), now)
  }
  await cacheAssets(cache)
}

const putPage = async (
  cache: Cache,
  path: string,
  answer: Response | undefined,
  now: number,
): Promise<void> => {
  if (answer?.ok) await cache.put(path, await withTimestamps(answer, now))
}

/** Caches the style sheets and fonts of the cached pages, and deletes all others. */
const cacheAssets = async (cache: Cache): Promise<void> => {
  const pages = await Promise.all(Object.keys(precachedPages).map((path) => cache.match(path)))
  const wanted = new Set(
    (await Promise.all(pages.map(async (each) => findAssets((await each?.text()) ?? '')))).flat(),
  )
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !wanted.delete(pathname)) await cache.delete(request)
  }
  await cache.addAll([...wanted])
}

const deleteOtherCaches = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}
