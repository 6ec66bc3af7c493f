import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { laravelBackEnd, ownBackEnd, type BackEnd } from '../support/back-ends.ts'
import { visitsTo } from '../support/browser.ts'
import { buildDashboard, hostDashboard, type DashboardHost } from '../support/dashboard-host.ts'
import { editorIn, openList } from '../support/staff-at-work.ts'

const { open: openWindow } = visitsTo(async () => ({ origin: 'http://college.test', stop: async () => {} }))
let built: Awaited<ReturnType<typeof buildDashboard>>
beforeAll(async () => void (built = await buildDashboard()))
afterAll(() => built?.forget())

const backEnds = [
  { name: 'Laravel 8', start: (dashboard: string) => laravelBackEnd('8', dashboard) },
  { name: 'Laravel 11', start: (dashboard: string) => laravelBackEnd('11', dashboard) },
  { name: 'Laravel 12', start: (dashboard: string) => laravelBackEnd('12', dashboard) },
  { name: 'our own server', start: ownBackEnd },
]

describe.each(backEnds)('the dashboard by itself, against $name', ({ name, start }) => {
  let host: DashboardHost
  let backEnd: BackEnd
  beforeAll(async () => {
    host = await hostDashboard(built.folder, () => backEnd.url)
    backEnd = await start(host.origin)
  })
  afterAll(async () => {
    await host?.stop()
    await backEnd?.stop()
  })
  const open = (...refusals: number[]) => openWindow({ baseURL: host.origin, refusals })
  const signIn = (page: Page, who: keyof BackEnd['people'] = 'administrator') =>
    enter(page, backEnd.people[who], backEnd.password)

  test('people register, and hear at login what still stands in the way', async () => {
    const page = await open(422)
    await page.goto('/dashboard/register')
    await fill(page, { Name: 'Maria Santos', Username: 'maria', Email: 'maria@college.example' })
    await fill(page, { Password: 'the bell rings', 'Confirm password': 'the bell rings' })
    await page.getByRole('button', { name: 'Register' }).click()
    await notice(page, 'Please check your email to activate your account', 'Info')
    expect(new URL(page.url()).pathname).toBe('/dashboard/login')

    await signIn(page, 'unverified')
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/email/verification')
    await page.getByRole('button', { name: 'Resend' }).click()
    await notice(page, 'A fresh verification link has been sent to your email address.', 'Success')
    await page.getByRole('button', { name: 'Logout' }).click()
    await notice(page, 'Successfully Logged out', 'Success')

    await signIn(page, 'inactive')
    await notice(page, /Your account is not active/, 'Info')
    await enter(page, backEnd.people.administrator, 'wrong password')
    await page.getByText('These credentials do not match our records.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/login')
    await signIn(page)
    await page.getByText(`Welcome, ${backEnd.people.administrator}`).waitFor()
  })

  test('a forgotten password is chosen anew by the link of a letter', async () => {
    const page = await open()
    await page.goto('/dashboard/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    const email = backEnd.addressOf(backEnd.people.administrator)
    await fill(page, { Email: email })
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await notice(page, 'Reset password link sent', 'Success')

    const token = await backEnd.resetToken(email)
    // Laravel's own letters have the token in the path, ours in the query.
    const path = name === 'Laravel 11' ? `/${token}?` : `?token=${token}&`
    await page.goto(`/dashboard/password/reset${path}email=${encodeURIComponent(email)}`)
    await fill(page, { Password: backEnd.password, 'Confirm password': backEnd.password })
    await page.getByRole('button', { name: 'Reset password' }).click()
    await notice(page, 'Your password has been reset.', 'Success')
    await signIn(page)
    await notice(page, 'Successfully Logged in', 'Success')
  })

  test('a person changes their name and their password, and is not lost when the session ends', async () => {
    const page = await open(401, 404, 419)
    await page.goto('/dashboard/login')
    await signIn(page)
    await page.getByRole('button', { name: backEnd.people.administrator, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await fill(page, { Name: 'Ana Clara Reyes' })
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, /Profile updated|Your profile was saved\./, 'Success')

    await page.getByRole('link', { name: 'Change password' }).click()
    const next = (backEnd.password = `${backEnd.password}!`)
    await fill(page, {
      'Current password': next.slice(0, -1),
      'New password': next,
      'Confirm new password': next,
    })
    await page.getByRole('button', { name: 'Change password' }).click()
    await notice(page, /^Password successful changed/, 'Success')
    if (name.startsWith('Laravel 1')) {
      await page.getByText('Password successful changed. Please sign in again.').waitFor()
      await signIn(page)
    }
    await openList(page, 'Updates')
    await backEnd.endSessions()
    await page.getByRole('navigation').getByRole('link', { name: 'Roles' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await signIn(page)
    await page.getByText(`Welcome, ${backEnd.people.administrator}`).waitFor()
  })
})

const enter = async (page: Page, username: string, password: string): Promise<void> => {
  await fill(page, { Username: username, Password: password })
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Types into inputs by their labels, which end with an asterisk where the input is required. */
const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(new RegExp(`^${label}(?:\\s*\\*)?$`)).fill(value)
}

/** Waits for a notice of this kind. */
const notice = async (page: Page, text: string | RegExp, kind: 'Info' | 'Success'): Promise<void> => {
  const shown = page.getByRole('status').filter({ hasText: text })
  await shown.waitFor()
  expect(await shown.getAttribute('class')).toContain(`MuiAlert-color${kind}`)
}
