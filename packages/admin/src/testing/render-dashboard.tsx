// The test stands where main.tsx stands: it makes the client and the router.
/* oxlint-disable no-restricted-imports */
import { createApi } from '@kampana/shared/api/api'
import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { createSession } from '../account/session.ts'
import { storedAccount } from '../back-end/stored-account.ts'
import { browserStore } from '../language/browser-store.ts'
import { dashboardRoutes } from '../routes.tsx'
import { administrator, fakeServer } from './fake-server.ts'

type Options = Parameters<typeof fakeServer>[0] & { signedIn?: boolean }

/** The whole dashboard at an address, over a server in memory; signed in unless told otherwise. */
export const renderDashboard = (address: string, { signedIn = true, ...options }: Options = {}) => {
  const server = fakeServer(options)
  server.session.open = signedIn
  if (signedIn) {
    document.cookie = 'XSRF-TOKEN=token; path=/'
    storedAccount.write(options.account ?? administrator)
  }
  const api = createApi({ fetch: server.fetch })
  const surroundings = { api, session: createSession(api), store: browserStore() }
  const router = createMemoryRouter(dashboardRoutes(surroundings), {
    basename: '/dashboard',
    initialEntries: [`/dashboard${address}`],
  })
  const view = render(<RouterProvider router={router} />)
  /** The address that the browser shows, under /dashboard. */
  const shown = () =>
    router.state.location.pathname.replace(/^\/dashboard/, '') + router.state.location.search
  return {
    ...view,
    server,
    router,
    shown,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
  }
}
