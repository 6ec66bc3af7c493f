import { ageOf, asKept, asOffline, assetsOf, dated, momentOf } from './kept-page.ts'
import type { Asked, WorkerScope } from './worker-scope.ts'

/** Raise it when what is kept changes its form; what another version kept is thrown away. */
const version = 'kampana-4'
const offlinePage = '/offline'
/** What is looked for when a storm comes, and after how long a newer copy is fetched, in milliseconds. */
const kept: Readonly<Record<string, number>> = {
  '/class-status': 10 * 60_000,
  '/': 10 * 60_000,
  '/updates/calendar': 6 * 3_600_000,
  '/contact-us': 24 * 3_600_000,
  [offlinePage]: 24 * 3_600_000,
}
/** A page that takes longer than this, in milliseconds, is shown as it was kept. */
const patience = 8000
/** Everything that isn't the public site. A link in a letter must be followed by the browser alone, and once. */
const notOurs =
  /^\/(?:dashboard|api|email|media|files|cards|sanctum|log(?:in|out)|register|password|health)(?:\/|$)/

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOtherVersions(), worker.clients.claim(), keepPages()]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || notOurs.test(url.pathname)) return
  // What stands at the same path with a query is another page, as another month is.
  if (request.mode === 'navigate')
    event.respondWith(visited(event, url.pathname.replace(/(?<=.)\/$/, '') + url.search))
  // Their names change with what is in them, so a kept one is never old.
  else if (/^\/assets\/.+\.(?:css|woff2)$/.test(url.pathname)) event.respondWith(keptOr(request))
})

/** The page from the server, always; only where there is no connection, or hardly one, what was kept. */
const visited = async (event: Asked, path: string): Promise<Response> => {
  const answer = fetch(event.request)
  // Before the page reads it: what was read can't be copied.
  const keeping = answer.then((fresh) => keepPages(path, path in kept ? fresh.clone() : undefined))
  event.waitUntil(keeping.catch(() => undefined))
  try {
    return (await Promise.race([answer, insteadAfter(patience, path)])) ?? (await answer)
  } catch (error) {
    return (await instead(path, 'You are offline')) ?? Promise.reject(error)
  }
}

const insteadAfter = async (milliseconds: number, path: string): Promise<Response | undefined> => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return instead(path, 'The connection is too weak')
}

const instead = async (path: string, why: string): Promise<Response | undefined> =>
  (await copyOf(path, why)) ?? plainCopy(why)

const copyOf = async (path: string, why: string): Promise<Response | undefined> => {
  const found = path === offlinePage ? undefined : await inCache(path)
  return found && page(asKept(await found.text(), ageOf(found), why, Date.now()))
}

/** For all other pages: that there is no connection, or hardly one, and what can be read without. */
const plainCopy = async (why: string): Promise<Response | undefined> => {
  const found = await inCache(offlinePage)
  if (!found) return undefined
  const moments: Record<string, number> = {}
  for (const path of Object.keys(kept)) moments[path] = ageOf((await inCache(path)) ?? new Response())
  return page(asOffline(await found.text(), moments, why))
}

const page = (html: string): Response =>
  new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })

const keptOr = async (request: Request): Promise<Response> => (await inCache(request.url)) ?? fetch(request)

const inCache = async (address: string): Promise<Response | undefined> =>
  (await caches.open(version)).match(address)

/** Fetches anew what has grown old. A page that was just answered needs no second call. */
const keepPages = async (path?: string, answer?: Response): Promise<void> => {
  const cache = await caches.open(version)
  const now = Date.now()
  for (const [each, age] of Object.entries(kept)) {
    if (each === path && answer) await keep(cache, each, answer, now)
    else if (now - momentOf((await cache.match(each)) ?? new Response()) > age)
      await keep(cache, each, await fetch(each, { cache: 'no-cache' }).catch(() => undefined), now)
  }
  await keepAssets(cache)
}

const keep = async (cache: Cache, path: string, answer: Response | undefined, now: number): Promise<void> => {
  if (answer?.ok) await cache.put(path, await dated(answer, now))
}

/** The style sheet and the letters of what is kept, and no others. */
const keepAssets = async (cache: Cache): Promise<void> => {
  const pages = await Promise.all(Object.keys(kept).map((path) => cache.match(path)))
  const wanted = new Set(
    (await Promise.all(pages.map(async (each) => assetsOf((await each?.text()) ?? '')))).flat(),
  )
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/') && !wanted.delete(pathname)) await cache.delete(request)
  }
  await cache.addAll([...wanted])
}

const forgetOtherVersions = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))
}
