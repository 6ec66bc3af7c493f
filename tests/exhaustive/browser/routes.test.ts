import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { furnish } from '../../support/people/furnish.ts'
import { signIn } from '../../support/browser/staff-at-work.ts'

const { open, origin } = visits({ SEED: 'none' })

beforeAll(() => furnish(origin()))

/** The first few of similar addresses. Before a release, all of them are tested. */
const some = (count: number, addresses: readonly string[]): readonly string[] =>
  inject('whole') ? addresses : addresses.slice(0, count)

const greeting = 'Welcome, Administrator'

/** Addresses from section 2 of the specification, with the heading of each page. */
const memberPages = {
  '/home': greeting,
  '/users': 'Users',
  '/users/2': 'Lito Reyes',
  '/users/2/edit': 'Lito Reyes',
  '/permissions': 'Permissions',
  '/roles': 'Roles',
  '/role': 'New role',
  '/role/2': 'Editor',
  '/role/2/edit': 'Editor',
  '/profile': 'Profile',
  '/password/edit': 'Change password',
  '/updates': 'Updates',
  '/update': 'New update',
  '/update/1': 'Enrolment opens',
  '/update/1/edit': 'Enrolment opens',
  '/logs': 'Logs',
  '/logs/1': "lito registered the user 'Lito Reyes'",
  '/slides': 'Slides',
  '/slide': 'Add slides',
}
const guestPages = {
  '/login': 'Sign in',
  '/register': 'Register',
  '/email/verification': 'Verify your e-mail address',
  '/password/reset': 'Reset password',
  '/password/reset?token=abc&email=lito%40divinian.example': 'Reset password',
}
/** Some of react-admin's own addresses and unknown ones. address-table.test.ts contains all of react-admin's addresses. */
const nowhere = some(2, [
  '/nowhere',
  '/users/create',
  '/users/2/show',
  '/updates/1',
  '/home/more',
  '/access-denied',
])

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const shows = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
  expect(await heading(page).count()).toBe(1)
}
const pathIn = (page: Page): string => new URL(page.url()).pathname.replace('/dashboard', '')
const visit = (page: Page, path: string) => page.goto(`/dashboard${path}`, { waitUntil: 'commit' })

test('routes: every page opens at its exact address, after going back and after a reload', async () => {
  const page = await open()
  await signIn(page)
  const pages = Object.entries(memberPages)
  for (const [path, title] of pages) {
    await visit(page, path)
    await shows(page, title)
    expect(pathIn(page)).toBe(path)
  }
  for (const [path, title] of pages.slice(-5, -1).toReversed()) {
    await page.goBack({ waitUntil: 'commit' })
    await shows(page, title)
    expect(pathIn(page)).toBe(path)
  }
  for (const path of ['/update/1/edit', '/users/2', '/logs'] as const) {
    await visit(page, path)
    await shows(page, memberPages[path])
    await page.reload({ waitUntil: 'commit' })
    await shows(page, memberPages[path])
  }
  await visit(page, '')
  await shows(page, greeting)
  expect(pathIn(page)).toBe('/home')
})

test('routes: unknown addresses under /dashboard show a not-found page with the logo', async () => {
  const page = await open()
  await signIn(page)
  for (const path of nowhere) {
    await visit(page, path)
    await shows(page, 'Sorry, page could not be found')
    expect(pathIn(page)).toBe(path)
    const logo = page.getByRole('main').locator('img')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('routes: signed-out users see the guest pages, and other pages redirect to the login', async () => {
  const page = await open({ refusals: [401] })
  for (const [path, title] of Object.entries(guestPages)) {
    await visit(page, path)
    await shows(page, title)
    expect(page.url()).toBe(`${origin()}/dashboard${path}`)
  }
  expect(await page.locator('input[type=hidden]').evaluateAll(valuesOf)).toEqual([
    ['token', 'abc'],
    ['email', 'lito@divinian.example'],
  ])
  for (const path of some(3, [
    '/home',
    '/users/2/edit',
    '/update',
    '/logs/1',
    '/profile',
    '/password/edit',
  ])) {
    await visit(page, path)
    await shows(page, 'Sign in')
    expect(pathIn(page)).toBe('/login')
  }
})
const valuesOf = (inputs: unknown[]) =>
  (inputs as { name: string; value: string }[]).map(({ name, value }) => [name, value])

test('routes: guest pages redirect signed-in users to the home screen', async () => {
  const page = await open()
  await signIn(page)
  for (const path of some(2, Object.keys(guestPages))) {
    await visit(page, path)
    await shows(page, greeting)
    expect(pathIn(page)).toBe('/home')
  }
})

test('routes: redirects to the login without the XSRF cookie, and fetches a stored person again on load', async () => {
  const page = await open({ refusals: [401] })
  await signIn(page)
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user')
  await visit(page, '/roles')
  expect((await fetched).status()).toBe(200)
  await shows(page, 'Roles')

  // Pending requests of the page would restore the cookie.
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
  await visit(page, '/roles')
  await shows(page, 'Sign in')
  expect(pathIn(page)).toBe('/login')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.filter((key) => key.includes('kampana'))).toEqual([])
})

test('routes: the login page has the specified fields, and shows only the product’s own messages', async () => {
  const page = await open({ refusals: [401] })
  await visit(page, '/login')
  await shows(page, 'Sign in')
  for (const label of ['Username', 'Password', 'Remember me'])
    expect(await page.getByLabel(label).isVisible()).toBe(true)
  expect(await page.getByLabel('Remember me').getAttribute('type')).toBe('checkbox')
  const links = await page.getByRole('link').evaluateAll(addressesOf)
  expect(links).toEqual([
    ['Forgot password?', '/dashboard/password/reset'],
    ['Register', '/dashboard/register'],
    ['Return to website', '/'],
  ])
  const ours = 'Your email address is confirmed. An administrator will activate your account soon.'
  await visit(page, `/login?messages=${encodeURIComponent(ours)}`)
  const notice = page.getByRole('status').filter({ hasText: ours })
  await notice.waitFor()
  expect(await notice.getAttribute('class')).toContain('MuiAlert-colorSuccess')
  await visit(page, '/login?messages=Send%20your%20password%20to%20me')
  await page.waitForURL('**/dashboard/login')
  expect(await page.getByText('Send your password to me').count()).toBe(0)
})
const addressesOf = (links: Element[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('routes: the sidebar links to every list, and the username opens profile and logout', async () => {
  const page = await open()
  await signIn(page)
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  await sidebar.getByRole('link', { name: 'Logs' }).waitFor()
  const words = (await sidebar.innerText()).split('\n').filter(Boolean)
  const specified = ['Home', 'User Management', 'Permissions', 'Roles', 'Users', 'Slides', 'Updates', 'Logs']
  expect(words.filter((word) => specified.includes(word))).toEqual(specified)
  // Pending requests of the home screen would be rejected after the logout.
  await page.getByText(/page views in 30 days/).waitFor()

  await page.getByRole('button', { name: 'admin', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(
    expect.arrayContaining(['Profile', 'Logout']),
  )
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Successfully Logged out' })
  await notice.waitFor()
  expect(await notice.getAttribute('class')).toContain('MuiAlert-colorSuccess')
  expect(pathIn(page)).toBe('/login')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.filter((key) => key.includes('kampana'))).toEqual([])
})

const failures = {
  '/users': ['users', 'Failed to retrieve users'],
  '/permissions': ['permissions', 'There was a problem retrieving the permissions'],
  '/role/2': ['roles/2', 'There was a problem retrieving the selected role'],
  '/logs': ['logs', 'There was a problem retrieving the logs'],
  '/users/2': ['users/2', 'There was a problem retrieving the selected user'],
  '/update/1': ['updates/1', 'There was a problem retrieving the selected update'],
  '/logs/1': ['logs/1', 'There was a problem retrieving the selected log'],
} as const

test("routes: an error names the data that can't be loaded", async () => {
  const page = await open({ refusals: [500], intercepts: true })
  await signIn(page)
  for (const [path, [call, text]] of Object.entries(failures)) {
    const isIt = ({ pathname }: URL) => pathname === `/api/${call}`
    await page.route(isIt, (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, path)
    await expect.poll(() => page.getByText(text).count()).toBeGreaterThan(0)
    await page.unroute(isIt)
  }
})

const emptyLists = {
  '/updates': '-- No Updates yet --',
  '/slides': '-- No slides yet --',
  '/users': 'No user accounts found other than the admins and your account',
}

test('routes: an empty list shows its specified text', async () => {
  const page = await open({ intercepts: true })
  await signIn(page)
  for (const [path, text] of Object.entries(emptyLists)) {
    await page.route(
      ({ pathname }) => pathname === `/api${path}`,
      (route) => route.fulfill({ json: { data: [], meta: { total: 0 } } }),
    )
    await visit(page, path)
    await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(1)
  }
})

test('routes: the update form has the specified fields, and an unchanged save shows an information', async () => {
  const page = await open()
  await signIn(page)
  await visit(page, '/update')
  await page.getByRole('radio', { name: 'Now', checked: true }).waitFor()
  expect(await page.getByLabel(/^From/).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Category' }).click()
  // The option without a category exists only for drafts.
  const options = async () => (await page.getByRole('option').allInnerTexts()).map((text) => text.trim())
  await expect.poll(options).toEqual(['Announcements', 'News and Events'])
  await page.getByRole('option', { name: 'News and Events' }).click()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(new Date())
  for (const label of ['From', 'To'])
    expect(await page.getByLabel(new RegExp(`^${label}\\b`)).getAttribute('min')).toBe(today)
  const editor = page.getByRole('textbox', { name: 'Body' })
  expect(await editor.evaluate((element) => getComputedStyle(element).height)).toBe('480px')
  await page.getByRole('button', { name: 'Publish' }).click()
  for (const label of ['Title', 'Body'])
    await page.getByText(`The ${label} field is required.`).first().waitFor()
  for (const label of ['Subtitle', 'From', 'To'])
    expect(await page.getByText(`The ${label} field is required.`).count()).toBe(0)

  await visit(page, '/update/1/edit')
  await page.getByRole('textbox', { name: 'Body' }).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Nothing was changed.' })
  await notice.waitFor()
  expect(await notice.getAttribute('class')).toContain('MuiAlert-colorInfo')

  await visit(page, '/users/2/edit')
  expect(await page.getByLabel('Username').isDisabled()).toBe(true)
})

test('routes: a list starts with ten rows, offers five page sizes, and shows a loading indicator', async () => {
  const page = await open({ intercepts: true })
  await signIn(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    ({ pathname }) => pathname === '/api/permissions',
    async (route) => {
      await held
      await route.continue()
    },
  )
  await visit(page, '/permissions')
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  answer()
  await page.getByRole('table').getByText('Edit updates').or(page.getByText('1-10 of')).first().waitFor()
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('row').count()).toBe(11)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['5', '10', '25', '50', 'All'])
})
