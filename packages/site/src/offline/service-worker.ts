import {
  contentTime,
  renderCachedPage,
  renderOfflinePage,
  findAssets,
  withTimestamps,
  cachedAt,
} from './cached-page.ts'
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts'

/** Raise it when what is kept changes its form; what another version kept is thrown away. */
const cacheName = 'kampana-4'
const offlinePage = '/offline'
/** What is looked for when a storm comes, and after how long a newer copy is fetched, in milliseconds. */
const precachedPages: Readonly<Record<string, number>> = {
  '/class-status': 10 * 60_000,
  '/': 10 * 60_000,
  '/updates/calendar': 6 * 3_600_000,
  '/contact-us': 24 * 3_600_000,
  [offlinePage]: 24 * 3_600_000,
}
/** A page that takes longer than this, in milliseconds, is shown as it was kept. */
const networkTimeout = 8000
/** Everything that isn't the public site. A link in a letter must be followed by the browser alone, and once. */
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
  // What stands at the same path with a query is another page, as another month is.
  if (request.mode === 'navigate')
    event.respondWith(handleNavigation(event, url.pathname.replace(/(?<=.)\/$/, '') + url.search))
  // Their names change with what is in them, so a kept one is never old.
  else if (/^\/assets\/.+\.(?:css|woff2)$/.test(url.pathname)) event.respondWith(cacheFirst(request))
})

/** The page from the server, always; only where there is no connection, or hardly one, what was kept. */
const handleNavigation = async (event: WorkerFetchEvent, path: string): Promise<Response> => {
  const answer = fetch(event.request)
  // Before the page reads it: what was read can't be copied.
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

/** For all other pages: that there is no connection, or hardly one, and what can be read without. */
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

/** Fetches anew what has grown old. A page that was just answered needs no second call. */
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

/** The style sheet and the letters of what is kept, and no others. */
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
