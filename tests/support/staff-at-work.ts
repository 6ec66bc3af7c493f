import type { Page } from 'playwright-core'
import { administrator } from './accounts.ts'

/** Signs in at the dashboard's login page and waits until the dashboard is there. */
export const signIn = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/login')
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Successfully Logged in').waitFor()
}

/** Follows the sidebar to a list. */
export const openList = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The rich-text editor, where one types. */
export const editorIn = (page: Page) => page.getByRole('textbox', { name: 'Body' })

/** Puts the cursor into the editor and types on from its end. */
export const typeOn = async (page: Page, text: string): Promise<void> => {
  await editorIn(page).press('Control+End')
  await page.keyboard.type(text)
}
