import { createApi } from '@kampana/shared/api'
import { hydrateRoot } from 'react-dom/client'
import { Moving } from './moving/moving.tsx'
import type { Clock } from './page.ts'
import { pageAt } from './routes.ts'
import { shown } from './visit.ts'

interface State extends Clock {
  data: unknown
}

/** Takes the page over from the document: the same data, the same elements, and from now on moves without reloading. */
export const hydrate = (): void => {
  const site = document.querySelector('#site')
  const state = document.querySelector('#state')?.textContent
  if (!site || !state) return
  const { data, ...clock } = JSON.parse(state) as State
  const url = new URL(location.href)
  const first = shown(pageAt(url), data, url, clock)
  hydrateRoot(site, <Moving first={first} api={createApi()} />)
}
