import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { laravelBackEnd, ownBackEnd, type BackEnd } from '../../support/people/back-ends.ts'
import { dialects } from '../../support/laravel/dialects.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { buildDashboard, hostDashboard, type DashboardHost } from '../../support/browser/dashboard-host.ts'
import { chooseInMenu, editorIn, openList } from '../../support/browser/staff-at-work.ts'

const { open: openWindow } = visitsTo(async () => ({ origin: 'http://college.test', stop: async () => {} }))
let built: Awaited<ReturnType<typeof buildDashboard>>
beforeAll(async () => void (built = await buildDashboard()))
afterAll(() => built?.forget())

const backEnds = [
  ...dialects.map((dialect) => ({
    name: `Laravel ${dialect}`,
    start: (dashboard: string) => laravelBackEnd(dialect, dashboard),
  })),
  { name: 'our own server', start: ownBackEnd },
]

describe.each(backEnds)('separate dashboard: with $name', ({ name, start }) => {
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
  const isLaravel = name.startsWith('Laravel')
  const open = (...refusals: number[]) => openWindow({ baseURL: host.origin, refusals })
  const signIn = (page: Page, who: keyof BackEnd['people'] = 'administrator') =>
    enter(page, backEnd.people[who], backEnd.password)

  test('registers users, and explains at sign-in why they must wait', async () => {
    // Some back ends reject the login of an unverified account.
    const page = await open(401, 403, 422)
    await page.goto('/dashboard/register')
    await fill(page, { Name: 'Maria Santos', Username: 'maria', Email: 'maria@college.example' })
    await fill(page, { Password: 'the bell rings', 'Confirm password': 'the bell rings' })
    await page.getByRole('button', { name: 'Register' }).click()
    await notice(page, 'Please check your email to activate your account', 'Info')
    expect(new URL(page.url()).pathname).toBe('/dashboard/login')
    const askWho = (url: string) =>
      fetch(url, { credentials: 'include', headers: { accept: 'application/json' } }).then(
        ({ status }) => status,
      )
    expect(await page.evaluate(askWho, `${backEnd.url}/api/user`)).toBe(401)

    await signIn(page, 'unverified')
    await page.getByRole('heading', { name: 'Verify your e-mail address' }).waitFor()
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
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  })

  test('resets a forgotten password by an e-mailed link', async () => {
    const page = await open(401)
    await page.goto('/dashboard/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    const email = backEnd.addressOf(backEnd.people.administrator)
    await fill(page, { Email: email })
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await notice(page, 'Reset password link sent', 'Success')

    const token = await backEnd.resetToken(email)
    // The token is in the path of Laravel's own e-mails, and in the query of ours.
    const path = name === 'Laravel 11' ? `/${token}?` : `?token=${token}&`
    await page.goto(`/dashboard/password/reset${path}email=${encodeURIComponent(email)}`)
    await fill(page, { 'New password': backEnd.password, 'Confirm new password': backEnd.password })
    await page.getByRole('button', { name: 'Reset password' }).click()
    await notice(page, 'Your password has been reset.', 'Success')
    await signIn(page)
    // The reset has already signed the user in, and a plain Laravel replies with a redirect.
    await notice(page, /Successfully Logged in|Welcome back, Ana/, 'Success')
    expect(new URL(page.url()).pathname).toBe('/dashboard/home')
  })

  test('changes name and password, and returns to the sign-in when the session ends', async () => {
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
    // A pending request of the list may be rejected before the click, which also leads to the login.
    const login = page.getByRole('heading', { name: 'Sign in' })
    await page.getByRole('navigation').getByRole('link', { name: 'Roles' }).or(login).click()
    await login.waitFor()
    await signIn(page)
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/home')
  })

  test('creates, corrects, finds, edits and deletes an update with an image', async () => {
    const page = await open(422)
    await page.goto('/dashboard/login')
    await signIn(page)
    await openList(page, 'Updates')
    await page.getByRole('link', { name: 'New update' }).click()
    await write(page, 'Opening mass')
    await insertPicture(page, name === 'our own server')
    await page.getByRole('button', { name: save }).click()
    await notice(page, /Update created|The update was created\.|Published on the website\./, 'Success')
    await page.getByRole('link', { name: 'Opening mass' }).click()
    await seePicture(page, 'The chapel at dawn')

    await openList(page, 'Updates')
    await page.getByRole('link', { name: 'New update' }).click()
    await write(page, 'Opening mass')
    await page.getByRole('button', { name: save }).click()
    await page.locator('form').getByText('The title has already been taken.').waitFor()
    await title(page).fill('Closing mass')
    await page.getByRole('button', { name: save }).click()
    await notice(page, /Update created|The update was created\.|Published on the website\./, 'Success')

    await openList(page, 'Updates')
    await page.getByRole('searchbox').or(page.getByPlaceholder('Search')).first().fill('mass')
    await expect.poll(() => titles(page)).toHaveLength(2)
    await page
      .getByRole('button', { name: 'Sort by Title' })
      .or(page.getByRole('button', { name: 'Title' }))
      .first()
      .click()
    await expect.poll(() => titles(page)).toEqual(['Closing mass', 'Opening mass'])

    // Moves the pointer away from the column's tooltip, which covers the first row.
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Closing mass' }).click()
    await page.getByRole('link', { name: 'Edit' }).click()
    await title(page).fill('Mass at closing')
    await page.getByRole('button', { name: save }).click()
    await notice(page, /Update updated|The update was saved\.|Published on the website\./, 'Success')
    await page.getByRole('link', { name: 'Mass at closing' }).click()
    await chooseInMenu(page, 'Mass at closing', 'Delete')
    // A back end without restore asks for confirmation.
    if (isLaravel) await page.getByRole('button', { name: 'Confirm' }).click()
    await notice(page, /Update deleted|The update was deleted\./, 'Success')
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(isLaravel ? 0 : 1)
    await expect.poll(() => titles(page)).not.toContain('Mass at closing')
  })

  test('pages a list without a total, and manages accounts, slides and logs as with our own server', async () => {
    const page = await open(429)
    await page.goto('/dashboard/login')
    await signIn(page)
    await openList(page, 'Updates')
    // Our own server contains only the records of these tests, on one page.
    if (isLaravel) await turnPage(page)
    expect((await titles(page)).length).toBeLessThan(10)
    if (name === 'Laravel 8') await readWhatOthersWrote(page)
    const letters = page.getByRole('navigation').getByRole('link', { name: 'E-mails' })
    await expect.poll(() => letters.count()).toBe(isLaravel ? 0 : 1)

    await openList(page, 'Users')
    const row = page.getByRole('row').filter({ hasText: backEnd.addressOf(backEnd.people.inactive) })
    await row.getByRole('button', { name: /^Activate: / }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await row.getByText('Active', { exact: true }).waitFor()

    await openList(page, 'Slides')
    await page.getByRole('link', { name: 'Add slides' }).click()
    await page.getByLabel('Picture files').setInputFiles(await picture('gate.png'))
    await page.getByRole('button', { name: 'Add slide' }).click()
    const slide = page.getByRole('button', { name: 'gate', exact: true })
    await slide.click()
    await expect
      .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Delete' }).click()
    if (isLaravel) await page.getByRole('button', { name: 'Confirm' }).click()
    await slide.waitFor({ state: 'detached' })

    backEnd.refuseNext?.()
    await openList(page, 'Logs')
    if (isLaravel) {
      await page.getByText(/^The server reached its request limit\. The dashboard retries/).waitFor()
      await page.getByText('1-10 of 12').waitFor()
      await page
        .getByRole('row', { name: /Ana Reyes/ })
        .first()
        .waitFor()
    }
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByText('Changes').first().waitFor()
  })
})

const enter = async (page: Page, username: string, password: string): Promise<void> => {
  await fill(page, { Username: username, Password: password })
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Types into inputs by their labels. An asterisk follows the label of a required input. */
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

/** Our own server also has drafts, and its button names the effect. */
const save = /^(?:Save|Publish)$/
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
/** Titles link to records, and the icons beside them to the website. */
const titles = (page: Page) => page.getByRole('table').locator('a:not([target])').allInnerTexts()

/** Goes from the first page, of ten rows, to the second. */
const turnPage = async (page: Page): Promise<void> => {
  await page.getByText(/^1-10 of 1\d$/).waitFor()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await page.getByText(/^11-1\d of 1\d$/).waitFor()
}

/** A Draft.js body with a heading and a link, and a body whose image has an http address. */
const readWhatOthersWrote = async (page: Page): Promise<void> => {
  // The sidebar, like a saved new record, returns to a list's first page.
  const back = async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Updates' }).click()
    await turnPage(page)
  }
  await page.getByRole('link', { name: 'Announcement 5', exact: true }).click()
  await seePicture(page, 'The gate')
  await back()
  await page.getByRole('link', { name: 'Announcement 1', exact: true }).click()
  await page.getByRole('heading', { name: 'Enrolment' }).waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await editorIn(page).getByRole('link', { name: 'card' }).waitFor()
  await title(page).fill('Announcement one')
  await page.getByRole('button', { name: save }).click()
  await notice(page, 'Update updated', 'Success')
  await page.getByRole('link', { name: 'Announcement one' }).click()
  await page.getByRole('heading', { name: 'Enrolment' }).waitFor()
  // 08:00 UTC. A save sends only the fields of its form.
  await page.getByText('Nov 1, 2026, 4:00 PM').waitFor()
  await chooseInMenu(page, 'Announcement one', 'Duplicate')
  await editorIn(page).getByRole('link', { name: 'card' }).waitFor()
  await page.getByRole('button', { name: save }).click()
  await notice(page, 'Update created', 'Success')
  await back()
  await page.getByRole('link', { name: 'Announcement 4', exact: true }).click()
  await page.getByText('Grade 1\n8:00').waitFor()
  await page.getByRole('link', { name: 'Edit' }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Duplicate' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await back()
}

const write = async (page: Page, words: string): Promise<void> => {
  await title(page).fill(words)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Announcements' }).click()
  await editorIn(page).fill('In the chapel, at seven.')
}

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#4b83cc' } })
    .png()
    .toBuffer(),
})

/** With our own server, images come from the media dialog. */
const insertPicture = async (page: Page, hasLibrary: boolean): Promise<void> => {
  const file = await picture('chapel.png')
  if (hasLibrary) {
    await page.getByRole('button', { name: 'Pictures' }).click()
    await page.getByRole('tab', { name: 'Upload new' }).click()
    await page.getByLabel('Picture files').setInputFiles(file)
    await page.getByLabel('Description of chapel.png').fill('The chapel at dawn')
    await page.getByRole('button', { name: 'Upload and insert' }).click()
  } else {
    await page.getByLabel('Picture file').setInputFiles(file)
    await page.getByLabel('Description').fill('The chapel at dawn')
    await page.getByRole('button', { name: 'Insert' }).click()
  }
  await seePicture(page, 'The chapel at dawn')
}

const seePicture = (page: Page, alt: string): Promise<void> =>
  expect
    .poll(() =>
      page.getByRole('img', { name: alt }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
