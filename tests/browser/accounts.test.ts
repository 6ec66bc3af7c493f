import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { password } from '../support/people/accounts.ts'
import { visits } from '../support/browser/browser.ts'
import { mailServer } from '../support/people/mailbox.ts'
import { openList, signIn } from '../support/browser/staff-at-work.ts'

const box = await mailServer()
const { open } = visits({ SEED: 'none', MAIL_URL: box.url })
const address = 'maria@divinian.example'
const newPassword = 'the bell rings at eight'

test('accounts: a person registers, is activated by an administrator, and changes name and password', async () => {
  onTestFinished(box.close)
  const maria = await open()
  const staff = await open()

  await register(maria)
  await maria.getByText('Please check your email to activate your account').waitFor()
  expect(new URL(maria.url()).pathname).toBe('/dashboard/login')

  const letter = await box.next(address)
  expect(letter.subject).toBe('Please confirm your e-mail address')
  await maria.goto(letter.link)
  await maria
    .getByText('Your email address is confirmed. An administrator will activate your account soon.')
    .waitFor()

  await enter(maria, password)
  const refusal = maria.getByRole('status').filter({ hasText: 'Your account is not active yet.' })
  await refusal.waitFor()
  expect(await refusal.getAttribute('class')).toContain('MuiAlert-colorInfo')
  expect(new URL(maria.url()).pathname).toBe('/dashboard/login')

  await signIn(staff)
  await openList(staff, 'Users')
  const row = staff.getByRole('row').filter({ hasText: address })
  await row.getByRole('button', { name: /^Activate: / }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await staff.getByText('The account of Maria Santos is now active.').waitFor()
  await row.getByText('Active', { exact: true }).waitFor()
  expect((await box.next(address)).subject).toBe('Your account is active')

  await enter(maria, password)
  await maria.getByText('Successfully Logged in').waitFor()
  await openProfile(maria)
  await maria.getByLabel('Name', { exact: false }).first().fill('Maria Clara Santos')
  await maria.getByRole('button', { name: 'Save' }).click()
  await maria.getByText('Your profile was saved.').waitFor()

  await maria.getByRole('link', { name: 'Change password' }).click()
  await maria.getByLabel('Current password').fill(password)
  await maria.getByLabel('New password', { exact: false }).first().fill(newPassword)
  await maria.getByLabel('Confirm new password').fill(newPassword)
  await maria.getByRole('button', { name: 'Change password' }).click()
  await maria.getByText('Password successful changed').waitFor()

  await maria.getByRole('button', { name: 'maria', exact: true }).click()
  await maria.getByRole('menuitem', { name: 'Logout' }).click()
  await maria.getByText('Successfully Logged out').waitFor()
  await enter(maria, newPassword)
  await maria.getByText('Welcome, Maria Clara Santos').waitFor()
})

const register = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/login')
  await page.getByRole('link', { name: 'Register' }).click()
  // Before the page has loaded, 'Name' would match the login form's 'Username'.
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await page.getByLabel('Name', { exact: false }).first().fill('Maria Santos')
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
}

const enter = async (page: Page, secret: string): Promise<void> => {
  // Before the form has loaded, 'Username' may match the profile's field.
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const openProfile = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'maria', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
}
