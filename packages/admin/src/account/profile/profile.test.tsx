import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers, refusing } from '../../testing/answer-tables.ts'
import { administrator } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const account = { ...administrator, two_step: false }
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const session = (id: string, is_current: boolean, user_agent: string) => ({
  id,
  is_current,
  user_agent,
  created_at: '2026-11-20T02:00:00.000000Z',
  last_used_at: '2026-11-21T02:00:00.000000Z',
})
const sessions = [
  session('a', true, chrome),
  session('b', false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
]
const visit = (address: string, replies: NonNullable<Parameters<typeof answers>[1]>, more = {}) =>
  renderDashboard(address, {
    account: { ...account, ...more },
    answering: answers({}, { 'GET /api/sessions': { body: { data: sessions } }, ...replies }),
  })

describe('profile', () => {
  const moving = async (view: ReturnType<typeof visit>) => {
    const email = await screen.findByLabelText(/^Email/)
    await view.user.clear(email)
    await view.user.type(email, 'new@college.example')
  }

  test('asks for the password if the address changes, sends it, and shows an error below it', async () => {
    const text = 'The password is incorrect.'
    const replies = { 'PUT /api/profile/1': refusing('current_password', text) }
    const view = visit('/profile', replies, { pending_email: null })
    await screen.findByLabelText(/^Email/)
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    await moving(view)
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    const current = screen.getByLabelText(/^Current password/)
    expect(current).toHaveAccessibleDescription('The current password field is required.')
    await view.user.type(current, 'seven bells')
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(current).toHaveAccessibleDescription(text))
    expect(screen.getByLabelText(/^Email/)).toHaveValue('new@college.example')
    expect(view.server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      {
        name: 'Maria Clara Santos',
        username: 'mclara',
        email: 'new@college.example',
        current_password: 'seven bells',
      },
    ])
  })

  test('asks for no password if the address is unchanged or the back end is another one', async () => {
    const view = visit('/profile', {}, { pending_email: null })
    await moving(view)
    const email = screen.getByLabelText(/^Email/)
    await view.user.clear(email)
    await view.user.type(email, 'mclara@example.org')
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    view.unmount()
    const laravel = visit('/profile', { 'PUT /api/profile/1': { body: { message: 'Profile updated' } } })
    await moving(laravel)
    await laravel.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(laravel.server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Maria Clara Santos',
      username: 'mclara',
      email: 'new@college.example',
    })
  })

  test('shows an unchanged profile as information', async () => {
    const view = visit('/profile', { 'PUT /api/profile/1': { body: { message: 'Nothing was changed.' } } })
    await view.user.click(await screen.findByRole('button', { name: 'Save' }))
    const notice = await screen.findByText('Nothing was changed.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorInfo')
  })

  test('shows an address that isn’t confirmed yet', async () => {
    visit('/profile', {}, { pending_email: 'new@college.example' })
    expect(
      await screen.findByText(
        'Your new address new@college.example is not confirmed yet. Open the link in our e-mail.',
      ),
    ).toBeVisible()
  })
})

describe('unsaved profile', () => {
  const put = { 'PUT /api/profile/1': { body: { message: 'Your profile was saved.' } } }
  const changed = async (replies = {}) => {
    const view = visit('/profile', { ...put, ...replies })
    await view.user.type(await screen.findByLabelText(/^Name/), ' Santos')
    return view
  }
  const leaving = async ({ user }: ReturnType<typeof visit>) => {
    await user.click(screen.getByRole('link', { name: 'Home' }))
    return within(await screen.findByRole('dialog', { name: 'Save your changes?' }))
  }
  const puts = ({ server }: ReturnType<typeof visit>) => server.calls.filter(({ method }) => method === 'PUT')

  test('stays open if its save on leaving fails, with the cursor in the invalid input', async () => {
    const text = 'The username has already been taken.'
    const view = await changed({ 'PUT /api/profile/1': refusing('username', text) })
    await view.user.click((await leaving(view)).getByRole('button', { name: 'Save' }))
    const username = screen.getByLabelText(/^Username/)
    await waitFor(() => expect(username).toHaveAccessibleDescription(text))
    await waitFor(() => expect(username).toHaveFocus())
    expect(view.shown()).toBe('/profile')
  })

  test('is sent after the person signs in again over it', async () => {
    const view = renderDashboard('/profile', {
      account,
      answering: ({ method }) => {
        if (method !== 'PUT' || !view.server.session.open) return undefined
        return { body: { message: 'Your profile was saved.' } }
      },
    })
    await view.user.type(await screen.findByLabelText(/^Name/), ' Santos')
    view.server.session.open = false
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    await view.user.type(dialog.getByLabelText(/^Password/), 'seven bells')
    await view.user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Your profile was saved.')).toBeVisible()
    expect(puts(view).at(-1)?.body).toMatchObject({ name: `${account.name} Santos` })
  })
})

describe('sessions', () => {
  test('are listed by browser, and all except the current one can be ended', async () => {
    const view = visit('/profile', {
      'DELETE /api/sessions/b': { body: { message: 'The session was ended.' } },
    })
    const list = within(await screen.findByRole('region', { name: 'Your sessions' }))
    expect(list.getByText('Chrome on Linux')).toBeVisible()
    await view.user.click(list.getByRole('button', { name: 'End session in Safari on iPhone' }))
    expect(await screen.findByText('The session was ended.')).toBeVisible()
  })

  test('are hidden if the back end has no such call', async () => {
    visit('/profile', { 'GET /api/sessions': { status: 404, body: { message: 'Not found' } } })
    expect(await screen.findByLabelText(/^Name/)).toBeVisible()
    expect(screen.queryByText('Your sessions')).toBeNull()
  })
})

describe('two-step sign-in', () => {
  const secret = {
    secret: 'ABCDEFGHIJKLMNOP',
    address: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP',
    qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0,0h1v1h-1z"/></svg>',
  }
  const begin = async (view: ReturnType<typeof visit>) => {
    await view.user.click(await screen.findByRole('button', { name: 'Set up' }))
    await view.user.type(screen.getByLabelText(/^Current password/), 'seven bells')
    await view.user.click(screen.getByRole('button', { name: 'Continue' }))
  }

  /** Sent changes in order. */
  const changes = ({ server }: ReturnType<typeof visit>) =>
    server.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} ${path}`, body])

  test('is turned on with password, secret and first code, shows the recovery codes once, and ends other sessions', async () => {
    let on = false
    const view = renderDashboard('/profile', {
      account,
      answering: (call) => {
        if (call.method === 'PUT') on = true
        return answers(
          {},
          {
            'GET /api/sessions': { body: { data: on ? sessions.slice(0, 1) : sessions } },
            'POST /api/two-step': { body: { data: secret } },
            'PUT /api/two-step': {
              body: { message: 'It is on.', data: { recovery_codes: ['aa-bb', 'cc-dd'] } },
            },
          },
        )(call)
      },
    })
    expect(await screen.findByText('Safari on iPhone')).toBeVisible()
    await begin(view)
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeVisible()
    expect(screen.getByRole('img', { name: 'QR code for authenticator app' })).toBeVisible()
    await view.user.type(screen.getByLabelText(/^Code/), '123456')
    await view.user.click(screen.getByRole('button', { name: 'Turn on' }))
    const codes = await screen.findByRole('list', { name: 'Recovery codes' })
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(changes(view)).toEqual([
      ['POST /api/two-step', { current_password: 'seven bells' }],
      ['PUT /api/two-step', { code: '123456' }],
    ])
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['aa-bb', 'cc-dd'])
    await view.user.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('aa-bb\ncc-dd'))
    await view.user.click(screen.getByRole('button', { name: 'I saved the codes' }))
    expect(screen.queryByText('aa-bb')).toBeNull()
  })

  test('stays off after a wrong password, with the reason', async () => {
    const text = 'The password is incorrect.'
    const view = visit('/profile', { 'POST /api/two-step': refusing('current_password', text) })
    await begin(view)
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(text))
  })

  test('is turned off with the password', async () => {
    const view = visit(
      '/profile',
      { 'DELETE /api/two-step': { body: { message: 'Two-step sign-in is off.' } } },
      { two_step: true },
    )
    await view.user.click(await screen.findByRole('button', { name: 'Turn off' }))
    await view.user.type(screen.getByLabelText(/^Current password/), 'seven bells')
    await view.user.click(screen.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible()
    expect(changes(view)).toEqual([['DELETE /api/two-step', { current_password: 'seven bells' }]])
  })

  test('redirects a user to the profile with the reason if a role requires it', async () => {
    const message = 'Your role requires two-step sign-in. Set it up in your profile.'
    const { shown } = visit('/users', { 'GET /api/users': { status: 403, body: { message } } })
    expect(await screen.findByText(message)).toBeVisible()
    expect(shown()).toMatch(/^\/profile/)
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  })
})

describe('password form', () => {
  const change = async (view: ReturnType<typeof visit>) => {
    await view.user.type(await screen.findByLabelText(/^Current password/), 'seven bells')
    await view.user.type(screen.getByLabelText(/^New password/), 'eight bells')
    await view.user.type(screen.getByLabelText(/^Confirm new password/), 'eight bells')
    await view.user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  test('asks before the person leaves it unsent, and stores nothing', async () => {
    const view = visit('/password/edit', {})
    await view.user.type(await screen.findByLabelText(/^New password/), 'eight')
    await view.user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
    await view.user.click(dialog.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText(/^Welcome/)).toBeVisible()
    expect(JSON.stringify(localStorage)).not.toContain('eight')
  })

  test('redirects to login if the back end ends the session', async () => {
    const view = renderDashboard('/password/edit', {
      account,
      answering: ({ method }) => {
        if (method !== 'PUT') return undefined
        view.server.session.open = false
        return { body: { message: 'Done.' } }
      },
    })
    await change(view)
    expect(await screen.findByText('Password successful changed. Please sign in again.')).toBeVisible()
    expect(view.shown()).toBe('/login')
  })
})
