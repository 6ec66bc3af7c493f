import type { Page } from 'playwright-core'
import { administrator } from '../people/accounts.ts'

/** Signs in, by default as the administrator, and waits for the dashboard. Other tests cover the login page. */
export const signIn = async (page: Page, username = administrator.username): Promise<void> => {
  await page.request.get('/sanctum/csrf-cookie')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token) }
  const answer = await page.request.post('/login', { data: { ...administrator, username }, headers })
  if (!answer.ok()) throw new Error(`Sign-in failed with ${answer.status()}: ${await answer.text()}`)
  await page.goto('/dashboard/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Opens a list from the sidebar. */
export const openList = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** The rich-text editor's input. */
export const editorIn = (page: Page, name = 'Body') => page.getByRole('textbox', { name, exact: true })

/** Moves the cursor to the end of the editor's text, and types. */
export const typeOn = async (page: Page, text: string, name?: string): Promise<void> => {
  await editorIn(page, name).press('Control+End')
  await page.keyboard.type(text)
}

/** Signs in and opens the form of a new announcement, with its title typed. */
export const beginUpdate = async (page: Page, title: string): Promise<void> => {
  await signIn(page)
  await openList(page, 'Updates')
  await page.getByRole('link', { name: 'New update' }).click()
  await fillUpdate(page, title)
}

/** Types the title of an update and chooses its category. */
export const fillUpdate = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Announcements' }).click()
}

/** Chooses an action in the menu of the page with this title. Waits for the page, because the previous page also has a menu. */
export const chooseInMenu = async (page: Page, title: string, name: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
