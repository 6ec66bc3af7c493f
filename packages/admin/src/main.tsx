import { readCsrfToken } from '@kampana/engine-declare/api/http/client'
import { createRoot } from 'react-dom/client'
import { GuestApp } from './account/sign-in/guest-app.tsx'
import { findGuestPage } from './account/sign-in/guest-pages.tsx'
import { createSession } from './account/session.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { createApi } from '@kampana/shared/api/api'
import { collegeTimeZone } from '@kampana/engine-admin/format/time-zone'
import { apiUrl } from '@kampana/engine-admin/url/server-url'
import { ChunkLoadError, loadChunk } from '@kampana/engine-admin/chunks/load-chunk'
import { browserStore } from '@kampana/engine-admin/language/browser-store'
import { ErrorPage } from './layout/error-page.tsx'
import './fonts.css'

const onCaughtError = (error: unknown): void => {
  // The page shows an error for a chunk that fails to load, so no bug report is sent.
  if (!(error instanceof ChunkLoadError)) reportError(error)
}
const base = import.meta.env.BASE_URL.slice(0, -1)

/** True if a guest page is shown. People without a session go to the login page, as in the dashboard. */
const isForGuest = (): boolean => {
  if (storedAccount.read()) return false
  const { pathname, search } = window.location
  if (findGuestPage(pathname.slice(base.length), search)) return true
  if (readCsrfToken(document.cookie) !== undefined) return false
  history.replaceState(null, '', `${base}/login`)
  return true
}

const start = async (element: Element): Promise<void> => {
  const root = createRoot(element, { onCaughtError })
  const store = browserStore()
  const session = createSession(api)
  const openDashboard = async () => {
    const { createDashboard } = await loadChunk(() => import('./dashboard.tsx'))
    root.render(createDashboard({ api, session, store }))
  }
  if (isForGuest()) root.render(<GuestApp {...{ session, store, openDashboard }} />)
  else await openDashboard().catch((error: unknown) => root.render(<ErrorPage error={error} />))
}

/** Client of the server's API. */
const api = createApi({ baseUrl: apiUrl, timeZone: collegeTimeZone })

const element = document.querySelector('#root')
if (element) void start(element)
