// Creates the client and the router, as main.tsx does.
/* oxlint-disable no-restricted-imports */
import { createApi } from '@kampana/shared/api/api'
import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { createSession } from '../account/session.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { browserStore } from '@kampana/engine-admin/language/browser-store'
import { dashboardRoutes } from '../dashboard.tsx'
import { administrator, fakeServer } from './fake-server.ts'

type Options = Parameters<typeof fakeServer>[0] & { signedIn?: boolean }

/** Renders the whole dashboard at an address over a server in memory, signed in by default. */
export const renderDashboard = (address: string, { signedIn = true, ...options }: Options = {}) => {
  const server = fakeServer(options)
  server.session.open = signedIn
  if (signedIn) {
    document.cookie = 'XSRF-TOKEN=token; path=/'
    storedAccount.write(options.account ?? administrator)
  }
  const end = endOfTest()
  const api = createApi({ fetch: end.without(server.fetch) })
  const session = createSession(api)
  const surroundings = {
    api,
    session: { ...session, forget: () => void (end.isReached() || session.forget()) },
    store: browserStore(),
  }
  const router = createMemoryRouter(dashboardRoutes(surroundings), {
    basename: '/dashboard',
    initialEntries: [`/dashboard${address}`],
  })
  const view = render(<RouterProvider router={router} />)
  /** Address in the browser, relative to /dashboard. */
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

/**
 * End of a test, after which its dashboard receives no replies and keeps the account. Otherwise, running calls would sign out
 * the next test's person, because tests of a worker share a window.
 */
const endOfTest = () => {
  let reached = false
  onTestFinished(() => {
    reached = true
  })
  const never = new Promise<never>(() => {})
  return {
    isReached: () => reached,
    without:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (...call) => {
        const reply = await fetch(...call)
        return reached ? never : reply
      },
  }
}
