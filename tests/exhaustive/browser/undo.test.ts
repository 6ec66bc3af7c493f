import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { visits } from '../../support/browser/browser.ts'
import { chooseInMenu, openList, signIn } from '../../support/browser/staff-at-work.ts'

const { open } = visits()

const deleteButton = (page: Page) => page.getByRole('button', { name: 'Delete' })
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()

/** The machine may be busy. */
const patience = { timeout: 20_000 }

test('several go only after a question, and come back together', async () => {
  const staff = await open()
  await signIn(staff)
  await openList(staff, 'Updates')
  // The icons beside them lead to the website.
  const links = staff.getByRole('table').locator('a:not([target])')
  await expect.poll(() => links.count(), patience).toBe(10)
  const titles = await links.allInnerTexts()
  for (const title of titles.slice(0, 3)) await row(staff, title).getByRole('checkbox').click()
  await deleteButton(staff).click()
  await confirm(staff)
  await staff.getByText('3 updates were deleted.').waitFor()
  await row(staff, titles[2]!).waitFor({ state: 'detached' })
  await undoButton(staff).click()
  await staff.getByText('3 updates were restored.').waitFor()
  await row(staff, titles[2]!).waitFor()
  await expect.poll(() => links.allInnerTexts(), patience).toEqual(titles)
})

test('slides come back to the home page', async () => {
  const staff = await open()
  const visitor = await open({ javaScriptEnabled: false })
  await signIn(staff)
  await openList(staff, 'Slides')
  const slide = staff.getByRole('main').getByRole('listitem').first().getByRole('button').first()
  const shows = (await slide.getAttribute('aria-label'))!
  await slide.click()
  await deleteButton(staff).click()
  await staff.getByText('The slide was deleted.').waitFor()
  await visitor.goto('/')
  expect(await visitor.getByRole('img', { name: shows }).count()).toBe(0)
  await undoButton(staff).click()
  await staff.getByText('The slide was restored.').waitFor()
  await staff.getByRole('button', { name: shows, exact: true }).waitFor()
  await visitor.reload()
  expect(await visitor.getByRole('img', { name: shows }).count()).toBe(1)
})

test('a role and an account are deleted after a question, and restored from the log', async () => {
  const applicant = await open()
  await register(applicant)
  const staff = await open()
  await signIn(staff)

  await openList(staff, 'Roles')
  await row(staff, 'Auditor').getByRole('link').click()
  await chooseInMenu(staff, 'Auditor', 'Delete')
  await confirm(staff)
  await staff.getByText('The role was deleted.').waitFor()
  await row(staff, 'Auditor').waitFor({ state: 'detached' })
  await restoreFromLog(staff, "deleted the role 'Auditor'", 'The role was restored.')
  await openList(staff, 'Roles')
  await row(staff, 'Auditor').waitFor()

  await openList(staff, 'Users')
  await row(staff, 'Lito Reyes').getByRole('checkbox').click()
  await deleteButton(staff).click()
  await confirm(staff)
  await staff.getByText('The user was deleted.').waitFor()
  await restoreFromLog(staff, "deleted the user 'Lito Reyes'", 'The user was restored.')
  await openList(staff, 'Users')
  await row(staff, 'lito@divinian.example').waitFor()
  expect(await row(staff, 'Lito Reyes').count()).toBe(1)
})

const openEntry = async (staff: Page, words: string): Promise<void> => {
  await openList(staff, 'Logs')
  await staff.getByRole('link', { name: words }).first().click()
  await staff.getByRole('heading', { level: 1, name: words }).waitFor()
}

const restoreFromLog = async (staff: Page, words: string, answer: string): Promise<void> => {
  await openEntry(staff, words)
  await staff.getByRole('button', { name: 'Restore' }).click()
  await staff.getByText(answer).waitFor()
  await staff.getByText(/^Restored on .+ by admin$/).waitFor()
  expect(await staff.getByRole('button', { name: 'Restore' }).count()).toBe(0)
}

const register = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/register')
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await page.getByLabel('Name', { exact: false }).first().fill('Lito Reyes')
  await page.getByLabel('Username').fill('lito')
  await page.getByLabel('Email').fill('lito@divinian.example')
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('Please check your email to activate your account').waitFor()
}
