import { createApi } from '@kampana/shared/api'
import { hydrateRoot } from 'react-dom/client'
import { Moving } from './moving/moving.tsx'
import { pageAt } from './routes.ts'
import { shown } from './visit.ts'

interface State {
  data: unknown
  today: string
}

/** Takes the page over from the document: the same data, the same elements, and from now on moves without reloading. */
export const hydrate = (): void => {
  const site = document.querySelector('#site')
  const state = document.querySelector('#state')?.textContent
  if (!site || !state) return
  const { data, today } = JSON.parse(state) as State
  const url = new URL(location.href)
  const first = shown(pageAt(url), data, url, today)
  hydrateRoot(site, <Moving first={first} api={createApi()} />)
}
