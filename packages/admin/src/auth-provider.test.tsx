import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createAuthProvider } from './auth-provider.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { administrator, type Call } from './testing/fake-server.ts'
import { renderDashboard } from './testing/render-dashboard.tsx'

const login = (message: string) => (call: Call) =>
  call.path === '/login' ? { body: { message } } : undefined

const somebody = ({ path }: Call) => (path === '/api/user' ? { body: administrator } : undefined)

/** Opens the login page, fills in the form and submits it. */
const signIn = async (options: Parameters<typeof renderDashboard>[1] = {}) => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
  const view = renderDashboard('/login', { signedIn: false, ...options })
  await view.user.type(await screen.findByLabelText(/^Username/), 'mclara')
  await view.user.type(screen.getByLabelText(/^Password/), 'correct horse')
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }))
  return view
}

test('permissions: a role limited to sections may read everything and write within its sections', async () => {
  const account = { ...administrator, permissions: administrator.permissions ?? [] }
  storedAccount.write({ ...account, limited_permissions: account.permissions })
  const { canAccess } = createAuthProvider({} as Parameters<typeof createAuthProvider>[0])
  const offered = async (resource: string, action: string) => canAccess?.({ resource, action })
  for (const { name, actions, customActions, drafts, sections } of allResources()) {
    const custom = Object.values(customActions).map(({ permission }) => permission)
    const writes = [...actions.filter((each) => each !== 'list' && each !== 'show'), ...custom]
    for (const action of drafts ? [...writes, 'publish'] : writes)
      expect([name, action, await offered(name, action)]).toEqual([name, action, sections !== 'whole'])
    for (const action of actions.filter((each) => !writes.includes(each)))
      expect([name, action, await offered(name, action)]).toEqual([name, action, true])
  }
})

describe('login', () => {
  test('with an unverified address opens the verification page, which has a logout button', async () => {
    const { shown, user, server } = await signIn({
      answering: (call) => login('Your email address is not verified.')(call) ?? somebody(call),
    })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Successfully Logged out')).toBeVisible()
    expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/logout' })
    await waitFor(() => expect(shown()).toBe('/login'))
    expect(storedAccount.read()).toBeUndefined()
  })

  test('with an inactive account logs out at once and shows a notification', async () => {
    const { shown, server } = await signIn({ answering: login('Your account is not active yet.') })
    const notice = await screen.findByText('Your account is not active yet.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorInfo')
    expect(server.calls.map(({ path }) => path)).toEqual(['/login', '/logout'])
    expect(shown()).toBe('/login')
  })

  test('sends “remember” only if it is checked, and shows the server’s message', async () => {
    const { server } = await signIn({
      answering: (call) => login('Welcome back, Maria')(call) ?? somebody(call),
    })
    expect(await screen.findByText('Welcome back, Maria')).toBeVisible()
    expect(server.calls.find(({ path }) => path === '/login')?.body).toEqual({
      username: 'mclara',
      password: 'correct horse',
    })
    expect(screen.queryByText('Successfully Logged in')).toBeNull()
  })

  test('opens the verification page even if the back end rejects an unverified address', async () => {
    const body = { message: 'Your email address is not verified.' }
    const { shown } = await signIn({
      answering: (call) => (call.path === '/login' ? { status: 403, body } : somebody(call)),
    })
    expect(await screen.findByRole('button', { name: 'Resend' })).toBeVisible()
    expect(shown()).toBe('/email/verification')
  })

  test('with wrong credentials shows an error below the field and keeps the input', async () => {
    const text = 'These credentials do not match our records.'
    await signIn({
      answering: ({ path }) =>
        path === '/login'
          ? { status: 422, body: { message: text, errors: { username: [text] } } }
          : undefined,
    })
    expect(await screen.findByLabelText(/^Username/)).toHaveAccessibleDescription(text)
    expect(screen.getByLabelText(/^Username/)).toHaveValue('mclara')
  })

  test('validates required fields before it calls the server', async () => {
    const { user, server } = renderDashboard('/login', { signedIn: false })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('The username field is required.')).toBeVisible()
    expect(server.calls).toEqual([])
  })
})

test('session: is stored after the server returns the user, and removed at logout', async () => {
  expect(storedAccount.read()).toBeUndefined()
  const { user, server } = await signIn({ answering: (call) => login('Welcome')(call) ?? somebody(call) })
  await user.click(await screen.findByRole('button', { name: administrator.username }))
  expect(server.calls.filter(({ path }) => path === '/api/user')).not.toEqual([])
  expect(storedAccount.read()).toEqual(administrator)
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(storedAccount.read()).toBeUndefined())
})

describe('session check', () => {
  test('redirects to login if the session has ended', async () => {
    const { shown } = renderDashboard('/home', {
      answering: ({ path }) => (path === '/api/user' ? { status: 401, body: {} } : undefined),
    })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    const notice = await screen.findByText('Your session has ended. Please sign in again.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorInfo')
    expect(shown()).toBe('/login')
  })

  const dropCookies = () => {
    document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  }

  test('reports an ended session after both cookies expire', async () => {
    const { user, shown, server } = renderDashboard('/home')
    const updates = await screen.findByRole('link', { name: 'Updates' })
    dropCookies()
    await user.click(updates)
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(shown()).toBe('/login')
    expect(server.calls.map(({ path }) => path)).not.toContain('/logout')
  })

  test.each([
    [
      'after a logout',
      true,
      async ({ user }: ReturnType<typeof renderDashboard>) => {
        await user.click(await screen.findByRole('button', { name: 'mclara' }))
        await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
      },
    ],
    ['before the first sign-in', false, () => undefined],
  ])('shows no session message %s', async (_when, signedIn, leave) => {
    const view = renderDashboard('/home', { signedIn })
    await leave(view)
    await waitFor(() => expect(view.shown()).toBe('/login'))
    dropCookies()
    await act(() => view.router.navigate('/updates'))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(view.shown()).toBe('/login'))
    expect(screen.queryByText(/session has ended/)).toBeNull()
  })

  test('keeps the session while the server is unavailable', async () => {
    renderDashboard('/home', {
      answering: ({ path }) => (path === '/api/user' ? { status: 503, body: {} } : undefined),
    })
    expect(await screen.findByText('Welcome, Maria Clara Santos')).toBeVisible()
  })
})

test('auth provider: logs out this browser if the server’s disk is full, and shows its message', async () => {
  const message = 'You are signed out in this browser.'
  const { shown, user } = renderDashboard('/home', {
    answering: ({ path }) => (path === '/logout' ? { status: 507, body: { message } } : undefined),
  })
  await user.click(await screen.findByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(storedAccount.read()).toBeUndefined()
  await waitFor(() => expect(shown()).toBe('/login'))
})

describe('permissions', () => {
  const reader = { ...administrator, permissions: ['list updates', 'show updates'] }

  test('determine the sidebar and the buttons', async () => {
    renderDashboard('/updates', { account: reader })
    expect(await screen.findByRole('link', { name: 'Enrolment opens' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Updates' })).toBeVisible()
    for (const name of ['Users', 'New update']) expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByText('User Management')).toBeNull()
  })

  test('are named if one is missing, and the address stays the same', async () => {
    const { shown } = renderDashboard('/update/1/edit', { account: reader })
    expect(await screen.findByText("You need the permission 'edit updates' for this.")).toBeVisible()
    expect(shown()).toBe('/update/1/edit')
  })
})
