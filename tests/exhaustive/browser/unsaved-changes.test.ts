import type { Page } from 'playwright-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { password } from '../../support/people/accounts.ts'
import { axeOn } from '../../support/browser/axe.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { startProduct } from '../../support/server/product.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { hire } from '../../support/people/staff.ts'
import { editorIn, openList, signIn } from '../../support/browser/staff-at-work.ts'
import { call } from '../../support/browser/page-call.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kampana-leaving-'))
const database = { kind: 'sqlite', file: join(dataDir, 'college.sqlite') } as const
const place = { database, collegeDir: collegeDirectory }
const { open } = visitsTo(() =>
  startProduct({ SEED: 'none', DATA_DIR: dataDir, DATABASE_URL: `sqlite:${database.file}` }),
)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save your changes?' })
const hasFocus = (element: ReturnType<typeof title>): Promise<boolean> =>
  element.evaluate((input) => input === document.activeElement)

const publish = async (page: Page, words: string): Promise<number> => {
  const update = {
    title: words,
    category: 'announcements',
    updates: bodyOf('Bring your report card.'),
    posted_at: 'now',
  }
  return (await call(page, 'POST', '/api/updates', update)).data.id
}
const openForm = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/dashboard/update/${id}/edit`)
  await editorIn(page).waitFor()
}

test('unsaved changes: the back button asks, and Escape stays with the same address and focus', async () => {
  const page = await open()
  await signIn(page)
  const id = await publish(page, 'Back')
  await openList(page, 'Updates')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await editorIn(page).waitFor()
  await title(page).fill('Back and forth')
  await page.goBack()
  await leaveDialog(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/dashboard/update/${id}/edit`)
  await expect.poll(() => hasFocus(leaveDialog(page).getByRole('button', { name: 'Save' }))).toBe(true)
  expect(await axeOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await leaveDialog(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/dashboard/update/${id}/edit`)
  expect(await title(page).inputValue()).toBe('Back and forth')
  await expect.poll(() => hasFocus(title(page))).toBe(true)

  await page.goBack()
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Back', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/dashboard/update/${id}`)
})

test('unsaved changes: another user who signs in over a form neither sees nor sends its input', async () => {
  const page = await open({ refusals: [401, 419] })
  const other = await hire(place, { may: ['list updates', 'show updates', 'edit updates'] })
  await signIn(page)
  const id = await publish(page, 'Whose')
  await openForm(page, id)
  await title(page).fill('Whose secret')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await dialog.waitFor()
  expect(await axeOn(page)).toEqual([])
  await dialog.getByLabel('Username').fill(other)
  await dialog.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: other, exact: true }).waitFor()
  await editorIn(page).waitFor()
  expect(await title(page).inputValue()).toBe('Whose')
  expect(await page.getByText(/^Restored/).count()).toBe(0)
  expect((await call(page, 'GET', `/api/updates/${id}`)).data['title']).toBe('Whose')

  await page.getByRole('button', { name: other, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByText('Successfully Logged out').waitFor()
  await signIn(page)
  await openForm(page, id)
  await page.getByText(/^Restored/).waitFor()
  expect(await title(page).inputValue()).toBe('Whose secret')
})

test('unsaved changes: two tabs with the same record keep separate input', async () => {
  const page = await open()
  await signIn(page)
  const id = await publish(page, 'Two tabs')
  await openForm(page, id)
  await title(page).fill('Of the first tab')
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Of the first tab'))
  const second = await page.context().newPage()
  await openForm(second, id)
  await second.getByText('You are also editing this in another tab.').waitFor()
  expect(await title(second).inputValue()).toBe('Two tabs')
  await title(second).fill('Of the second tab')
  await second.waitForFunction(() => JSON.stringify(localStorage).includes('Of the second tab'))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Of the first tab')
  expect(await title(page).inputValue()).toBe('Of the first tab')
})

test('unsaved changes: a rejected field of roles or permissions gets the focus', async () => {
  const page = await open({ refusals: [422], intercepts: true })
  await signIn(page)
  const refuse = async (path: string, field: string, text: string) =>
    page.route(path, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { message: text, errors: { [field]: [text] } } })
        : route.continue(),
    )
  const someone = await hire(place, {})
  const { data } = (await call(
    page,
    'GET',
    `/api/users?filter=${encodeURIComponent(`{"q":"${someone}"}`)}`,
  )) as unknown as {
    data: { id: number }[]
  }
  await refuse('**/api/users/*', 'roleIds', 'The roles field is wrong.')
  await page.goto(`/dashboard/users/${data[0]!.id}/edit`)
  const roles = page.getByRole('combobox', { name: 'Roles' })
  await roles.waitFor()
  // Waits for the person's roles to load before saving.
  await page.locator('form').getByText(`Role of ${someone}`).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('form').getByText('The Roles field is wrong.').waitFor()
  await expect.poll(() => hasFocus(roles)).toBe(true)

  const list = (await call(page, 'GET', '/api/roles')) as unknown as {
    data: { id: number; description: string }[]
  }
  const role = list.data.find(({ description }) => description === `Role of ${someone}`)!
  await refuse('**/api/roles/*', 'permissions', 'The permissions field is wrong.')
  await page.goto(`/dashboard/role/${role.id}/edit`)
  const all = page.getByRole('checkbox', { name: 'All permissions' })
  await all.waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('form').getByText('The Permissions field is wrong.').waitFor()
  await expect.poll(() => hasFocus(all)).toBe(true)
})

test('unsaved changes: leaving an edited profile or chosen images asks for confirmation', async () => {
  const page = await open()
  await signIn(page)
  await page.goto('/dashboard/profile')
  await page.getByLabel('Name', { exact: false }).first().fill('Ana Reyes')
  await openListBy(page, 'Slides')
  await leaveDialog(page).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your profile was saved.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Slides' }).waitFor()

  await page.goto('/dashboard/slide')
  await page
    .getByLabel('Picture files')
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page.getByLabel('Description of gate.png').waitFor()
  await openListBy(page, 'Updates')
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' })
  await dialog.getByText('The chosen pictures aren’t added yet.').waitFor()
  expect(await axeOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()
})
const openListBy = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click()
