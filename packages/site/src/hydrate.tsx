import { createPublicApi } from '@kampana/shared/api/public-api'
import { hydrateRoot } from 'react-dom/client'
import { documentAlone, isToBeFilled, type Alone } from './static-export/document.ts'
import { Moving } from './router/router.tsx'
import type { Clock } from './page.ts'
import { loadDeferredCss } from './deferred-css.ts'
import { pageAt } from './routes.ts'
import { serverAddress } from './server-address.ts'
import { routeMatch } from './load-route.ts'

interface State extends Clock {
  data: unknown
  /** Of a document that was made for a host of its own. */
  alone?: Alone
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
  const page = pageAt(url)
  await Promise.all([page.lazy?.(), loadDeferredCss()])
  const data = page.rehydrate && sent !== undefined ? page.rehydrate(sent, site) : sent
  const first = alone ? documentAlone(alone, data, clock) : routeMatch(page, data, url, clock)
  const api = createPublicApi({ baseUrl: serverAddress() })
  hydrateRoot(
    site,
    <Moving first={first} api={api} isOld={alone !== undefined && isToBeFilled(alone)} done={done} />,
  )
}
