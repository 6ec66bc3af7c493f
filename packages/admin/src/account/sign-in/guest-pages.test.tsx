import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers, refusing } from '../../testing/answer-tables.ts'
import { administrator, type Answer } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

type Replies = NonNullable<Parameters<typeof answers>[1]>
const visit = (address: string, replies: Replies = {}) => {
  document.cookie = 'XSRF-TOKEN=token; path=/'
  return renderDashboard(address, { signedIn: false, answering: answers({}, replies) })
}
type View = ReturnType<typeof visit>

const fillIn = async ({ user }: View, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await user.type(await screen.findByLabelText(new RegExp(`^${label} `)), value)
}
const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }))
/** Sent changes, without requests for the account. */
const sent = ({ server }: View) => server.calls.filter(({ method }) => method !== 'GET')
const maria = {
  Name: 'Maria Santos',
  Username: 'maria',
  Email: 'maria@college.example',
  Password: 'seven bells',
  'Confirm password': 'seven bells',
}

describe('registration', () => {
  test('ends with a logout and a message on the login page, even if the back end starts a session', async () => {
    const view = visit('/register', { 'POST /register': { status: 201 } })
    await fillIn(view, maria)
    // Laravel starts a session on registration.
    view.server.session.open = true
    await press(view, 'Register')
    expect(await screen.findByText('Please check your email to activate your account')).toBeVisible()
    expect([view.shown(), view.server.session.open, localStorage.length]).toEqual(['/login', false, 0])
    expect(sent(view).map(({ path }) => path)).toEqual(['/register', '/logout'])
  })

  test('shows an error below its input and keeps the input', async () => {
    const text = 'The username has already been taken.'
    const view = visit('/register', { 'POST /register': refusing('username', text) })
    await fillIn(view, maria)
    await press(view, 'Register')
    await waitFor(() => expect(screen.getByLabelText(/^Username /)).toHaveAccessibleDescription(text))
    expect(screen.getByLabelText(/^Email /)).toHaveValue('maria@college.example')
    expect(view.shown()).toBe('/register')
  })

  test('requires the same password of eight characters twice before it calls the server', async () => {
    const view = visit('/register')
    await fillIn(view, { ...maria, Password: 'seven', 'Confirm password': 'eight' })
    await press(view, 'Register')
    expect(screen.getByText('The password field must be at least 8 characters.')).toBeVisible()
    await fillIn(view, { Password: ' bells' })
    await press(view, 'Register')
    expect(screen.getByText('The password field confirmation does not match.')).toBeVisible()
    expect(sent(view)).toEqual([])
  })
})

describe('address verification', () => {
  test('offers to resend the e-mail', async () => {
    const view = visit('/email/verification', {
      'GET /api/user': { body: { data: { ...administrator, email_verified_at: null } } },
      'POST /email/resend': { status: 202 },
    })
    await view.user.click(await screen.findByRole('button', { name: 'Resend' }))
    expect(
      await screen.findByText('A fresh verification link has been sent to your email address.'),
    ).toBeVisible()
  })
})

test('guest pages: ask a person without a session to sign in before verifying an address', async () => {
  const view = visit('/email/verification')
  expect(
    await screen.findByText('Open the link in the e-mail we sent you. To get a new link, sign in first.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
  await view.user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(await screen.findByLabelText(/^Username/)).toBeVisible()
})

test('guest pages: accept Laravel’s message for a verified address, and no other text', async () => {
  visit('/login?messages=Your%20email%20address%20has%20been%20verified.')
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible()
  visit('/login?messages=Your%20account%20is%20verified.%20Call%200917%20now')
  expect(screen.queryByText(/0917/)).toBeNull()
})

test('guest pages: show a signed-in person the result of an e-mail’s link on home', async () => {
  const text = 'Your email address is confirmed.'
  const { shown } = renderDashboard(`/login?messages=${encodeURIComponent(text)}`)
  const notice = await screen.findByText(text)
  expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess')
  expect(await screen.findByText(/Welcome/)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  expect(shown()).toBe('/home')
})

describe('password reset', () => {
  test('without a token asks for the address and requests an e-mail', async () => {
    const view = visit('/password/reset', { 'POST /password/email': { body: { message: 'Mailed.' } } })
    await fillIn(view, { Email: 'maria@college.example' })
    expect(screen.queryByLabelText(/password/i)).toBeNull()
    await press(view, 'Send reset link')
    expect(await screen.findByText('Reset password link sent')).toBeVisible()
    expect(sent(view)[0]?.body).toEqual({ email: 'maria@college.example' })
  })

  test.each(['/password/reset?token=abc&email=m%40c.example', '/password/reset/abc?email=m%40c.example'])(
    'at %s reads token and address from the URL and redirects to login',
    async (address) => {
      const text = 'Your password has been reset.'
      const view = visit(address, { 'POST /password/reset': { body: { message: text } } })
      await fillIn(view, { 'New password': 'eight bells', 'Confirm new password': 'eight bells' })
      expect(screen.queryByLabelText(/email/i)).toBeNull()
      await press(view, 'Reset password')
      const notice = await screen.findByText(text)
      expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess')
      expect(view.shown()).toBe('/login')
      expect(sent(view)[0]?.body).toEqual({
        token: 'abc',
        email: 'm@c.example',
        password: 'eight bells',
        password_confirmation: 'eight bells',
      })
    },
  )

  test('with a used link shows an error', async () => {
    const text = 'This password reset token is invalid.'
    const view = visit('/password/reset?token=abc&email=m%40c.example', {
      'POST /password/reset': refusing('email', text),
    })
    await fillIn(view, { 'New password': 'eight bells', 'Confirm new password': 'eight bells' })
    await press(view, 'Reset password')
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('two-step sign-in', () => {
  const question = 'Enter the code from your authenticator app, or a recovery code.'

  test('asks for the code only if required, keeps the input, and sends it with the next attempt', async () => {
    let asked = false
    document.cookie = 'XSRF-TOKEN=token; path=/'
    const view = renderDashboard('/login', {
      signedIn: false,
      answering: ({ path }) => {
        if (path !== '/login' || asked) return undefined
        asked = true
        return refusing('code', question)
      },
    })
    await fillIn(view, { Username: 'mclara', Password: 'seven bells' })
    expect(screen.queryByLabelText(/^Code/)).toBeNull()
    await press(view, 'Sign in')
    expect(await screen.findByLabelText(/^Code/)).toHaveAccessibleDescription(question)
    expect(screen.getByLabelText(/^Username/)).toHaveValue('mclara')
    await fillIn(view, { Code: '123456' })
    await press(view, 'Sign in')
    expect(await screen.findByText('Successfully Logged in')).toBeVisible()
    expect(view.server.calls.findLast(({ path }) => path === '/login')?.body).toEqual({
      username: 'mclara',
      password: 'seven bells',
      code: '123456',
    })
  })
})

describe('invitation', () => {
  const accept = async (replies: Replies = {}) => {
    const view = visit('/invitation?token=abc', {
      'GET /api/invitation': {
        body: {
          data: { name: 'Liza Cruz', email: 'liza@college.example', invited_by: 'Maria', roles: ['Editor'] },
        },
      },
      'POST /api/invitation': { status: 201, body: { message: 'Your account is ready.' } },
      ...replies,
    })
    await screen.findByText(/Maria invited you/)
    await fillIn(view, { Password: 'seven bells', 'Confirm password': 'seven bells' })
    await press(view, 'Create account')
    expect(await screen.findByText('Your account is ready.')).toBeVisible()
    return view
  }

  test('signs in at once with the new credentials', async () => {
    const view = await accept()
    expect(await screen.findByText(/Welcome/)).toBeVisible()
    expect(sent(view).find(({ path }) => path === '/login')?.body).toMatchObject({
      username: 'liza',
      password: 'seven bells',
    })
    expect(view.shown()).toBe('/home')
  })

  test('redirects to login with the username if the sign-in fails', async () => {
    const view = await accept({ 'POST /login': { status: 429, body: { message: 'Too Many Attempts.' } } })
    await waitFor(() => expect(view.shown()).toBe('/login'))
    // The invitation stays visible until the login page has loaded.
    await waitFor(() => expect(screen.getByLabelText(/^Password /)).toHaveFocus())
    expect(screen.getByLabelText(/^Username /)).toHaveValue('liza')
  })
})

describe('locked sign-in', () => {
  const text = 'Too many login attempts. Please try again in 240 seconds.'
  const login = (unlock: object) => ({
    'POST /login': { status: 429, body: { message: text, errors: { username: [text] }, ...unlock } },
    'POST /email/unlock': { body: { message: 'A letter is on its way.' } },
  })
  const maria = { Username: 'maria', Password: 'seven bells' }

  test('offers an e-mail that unlocks it for the owner', async () => {
    const view = visit('/login', login({ unlock: true }))
    await fillIn(view, maria)
    await press(view, 'Sign in')
    await view.user.click(await screen.findByRole('button', { name: 'Send sign-in link' }))
    expect(await screen.findByText('A letter is on its way.')).toBeVisible()
    expect(sent(view).at(-1)).toMatchObject({ path: '/email/unlock', body: { username: 'maria' } })
  })

  test('offers no e-mail if the server doesn’t support it', async () => {
    const view = visit('/login', login({}))
    await fillIn(view, maria)
    await press(view, 'Sign in')
    await waitFor(() => expect(screen.getByLabelText(/^Username /)).toHaveAccessibleDescription(text))
    expect(screen.queryByRole('button', { name: 'Send sign-in link' })).toBeNull()
  })

  test('is unlocked by the e-mail’s link, and a used link shows an error', async () => {
    const view = visit('/login?unlock=1.2.x', {
      'PUT /email/unlock': { body: { message: 'Please sign in.' } },
    })
    expect(await screen.findByText('Please sign in.')).toBeVisible()
    expect(sent(view)).toMatchObject([{ path: '/email/unlock', body: { token: '1.2.x' } }])
    await waitFor(() => expect(view.shown()).toBe('/login'))
    view.unmount()
    visit('/login?unlock=1.2.x', { 'PUT /email/unlock': refusing('token', 'This link has been used.') })
    expect(await screen.findByText('This link has been used.')).toBeVisible()
  })

  test('doesn’t redirect a person who has left the page meanwhile', async () => {
    const answer = Promise.withResolvers<Answer>()
    const view = renderDashboard('/login?unlock=1.2.x', {
      signedIn: false,
      answering: ({ path }) => (path === '/email/unlock' ? answer.promise : undefined),
    })
    await view.user.click(await screen.findByRole('link', { name: 'Register' }))
    await waitFor(() => expect(view.shown()).toBe('/register'))
    answer.resolve({ body: { message: 'Please sign in.' } })
    expect(await screen.findByText('Please sign in.')).toBeVisible()
    expect(view.shown()).toBe('/register')
  })
})
