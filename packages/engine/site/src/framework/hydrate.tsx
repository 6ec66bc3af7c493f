import { hydrateRoot } from 'react-dom/client'
import { loadDeferredCss } from './deferred-css.ts'
import type { DocumentState } from './document-state.ts'
import { createRouteMatch } from './load-route.ts'
import { RouterRoot } from './router/router.tsx'
import { serverUrl } from './server-url.ts'
import type { SiteDefinition } from './site-definition.ts'
import { matchPrerendered, needsRefresh } from './static-export/prerendered-state.ts'

/** Hydrates the document with its state and starts the client-side router. Calls `done` once it is interactive. */
export const hydrate = async (site: SiteDefinition, done: () => void): Promise<void> => {
  const root = document.querySelector('#site')
  const state = document.querySelector('#state')?.textContent
  if (!root || !state) return
  const { data: dehydrated, prerendered, ...clock }: DocumentState = JSON.parse(state)
  const url = new URL(prerendered?.at ?? location.href, location.href)
  const page = site.findPage(url)
  await Promise.all([page.lazy?.(), loadDeferredCss()])
  const data =
    page.rehydrate && dehydrated !== undefined ? await page.rehydrate(dehydrated, root) : dehydrated
  const first = prerendered
    ? matchPrerendered(site, prerendered, data, clock)
    : createRouteMatch(site, page, data, url, clock)
  const api = site.createApi({ baseUrl: serverUrl(), timeZone: clock.timeZone })
  const isOld = prerendered !== undefined && needsRefresh(site, prerendered)
  hydrateRoot(root, <RouterRoot site={site} first={first} api={api} isOld={isOld} done={done} />)
}
