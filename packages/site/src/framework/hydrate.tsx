import { createPublicApi } from '@kampana/shared/api/public-api'
import { hydrateRoot } from 'react-dom/client'
import { matchPrerendered, needsRefresh, type PrerenderedState } from './static-export/prerendered-state.ts'
import { RouterRoot } from './router/router.tsx'
import type { Clock } from './page.ts'
import { loadDeferredCss } from './deferred-css.ts'
import { findPage } from '../routes.ts'
import { serverUrl } from './server-url.ts'
import { createRouteMatch } from './load-route.ts'

interface State extends Clock {
  data: unknown
  /** Of a document that was made for a host of its own. */
  alone?: PrerenderedState
}

/**
 * Takes the page over from the document: the same data, the same elements, and from now on moves without reloading.
 * Tells when it is done.
 */
export const hydrate = async (done: () => void): Promise<void> => {
  const site = document.querySelector('#site')
  const state = document.querySelector('#state')?.textContent
  if (!site || !state) return
  const { data: sent, alone, ...clock } = JSON.parse(state) as State
  const url = new URL(alone?.at ?? location.href, location.href)
  const page = findPage(url)
  await Promise.all([page.lazy?.(), loadDeferredCss()])
  const data = page.rehydrate && sent !== undefined ? page.rehydrate(sent, site) : sent
  const first = alone ? matchPrerendered(alone, data, clock) : createRouteMatch(page, data, url, clock)
  const api = createPublicApi({ baseUrl: serverUrl() })
  hydrateRoot(
    site,
    <RouterRoot first={first} api={api} isOld={alone !== undefined && needsRefresh(alone)} done={done} />,
  )
}
