import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { administrator } from '../../support/people/accounts.ts'
import { visits } from '../../support/browser/browser.ts'
import { furnish } from '../../support/people/furnish.ts'
import { keyboardOf, type Keyboard } from '../../support/browser/keyboard.ts'
import { editorIn } from '../../support/browser/staff-at-work.ts'

const { open, origin } = visits({ SEED: 'none' })
beforeAll(() => furnish(origin()))

test(
  'keyboard: every action works by keyboard alone, and the focus is always visible',
  { timeout: 240_000 },
  async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } })
    const keyboard = keyboardOf(page)
    await signIn(page, keyboard)
    await write(page, keyboard)
    await change(page, keyboard)
    await deleteAndUndo(page, keyboard)
    await orderSlides(page, keyboard)
    await searchAndLeave(page, keyboard)
    expect(new URL(page.url()).pathname).toBe('/dashboard/login')
  },
)

const signIn = async (page: Page, { press, type, tabTo, isAt }: Keyboard): Promise<void> => {
  await page.goto('/dashboard/login')
  await title(page, 'Sign in')
  await tabTo(page.getByLabel('Username'))
  await type(administrator.username)
  await tabTo(page.getByLabel('Password'))
  await type(administrator.password)
  await press('Enter')
  await page.getByText('Successfully Logged in').waitFor()
  await link(page, 'Skip to content').waitFor()
  await tabTo(link(page, 'Skip to content'))
  await press('Enter')
  await isAt(page.getByRole('main'))
}

const write = async (page: Page, { press, type, tabTo, walkTo, isAt }: Keyboard): Promise<void> => {
  await tabTo(link(page, 'Updates'), 'Shift+Tab')
  await press('Enter')
  await title(page, 'Updates')
  await isAt(page.getByRole('main'))
  await tabTo(link(page, 'New update'))
  await press('Enter')
  await title(page, 'New update')
  await editorIn(page).waitFor()

  await isAt(box(page, 'Title'))
  await type('Class advisory')
  await tabTo(page.getByRole('combobox', { name: 'Category' }))
  await press('Enter', 'End', 'Enter')
  await tabTo(page.getByLabel(/^From\b/))
  await type('01202999')
  await tabTo(page.getByLabel(/^To\b/))
  await type('01222999')
  // The toolbar is one tab stop, and arrow keys move within it.
  await tabTo(page.getByRole('combobox', { name: 'Paragraph style' }))
  await walkTo(button(page, 'Bold'), 'ArrowRight')
  await press('Space')
  await tabTo(editorIn(page))
  await type('Suspended')
  // Waits for the text and the button's state before typing more.
  await editorIn(page).getByText('Suspended').waitFor()
  await expect.poll(() => button(page, 'Bold').getAttribute('aria-pressed')).toBe('true')
  await press('Control+b')
  await expect.poll(() => button(page, 'Bold').getAttribute('aria-pressed')).toBe('false')
  await press('Enter')
  await expect.poll(() => editorIn(page).locator('p').count()).toBe(2)
  await tabTo(button(page, 'Bold'), 'Shift+Tab')
  await walkTo(button(page, 'Bulleted list'), 'ArrowRight')
  await press('Space')
  await editorIn(page).locator('li').waitFor()
  await tabTo(editorIn(page))
  await expect.poll(() => button(page, 'Bold').getAttribute('aria-pressed')).toBe('false')
  await type('Grade school')
  await press('Enter', 'Enter')
  await type('Ask the registrar')
  for (const _ of 'registrar') await press('Shift+ArrowLeft')
  await tabTo(button(page, 'Bulleted list'), 'Shift+Tab')
  await walkTo(button(page, 'Link'), 'ArrowLeft')
  await press('Enter')
  await isAt(page.getByLabel('Page or address'))
  await press('Escape')
  await isAt(button(page, 'Link'))
  await press('Enter')
  await isAt(page.getByLabel('Page or address'))
  await type('registrar@college.example')
  await press('Enter')
  await isAt(editorIn(page))
  await tabTo(page.getByRole('radio', { name: 'Now' }))
  await press('ArrowRight', 'ArrowRight')
  await tabTo(button(page, 'Save draft'))
  await press('Enter')
  await page.getByText('Saved as a draft.').waitFor()
  await isAt(page.getByRole('main'))
}

const change = async (page: Page, { press, type, tabTo, isAt }: Keyboard): Promise<void> => {
  await tabTo(page.getByRole('checkbox', { name: 'Select Class advisory' }))
  await press('Space')
  await tabTo(link(page, 'Edit'), 'Shift+Tab')
  await press('Enter')
  await title(page, 'Class advisory')
  const body = editorIn(page)
  await body.waitFor()
  expect(await body.locator('strong').innerText()).toBe('Suspended')
  expect(await body.locator('a').getAttribute('href')).toBe('mailto:registrar@college.example')
  expect(await body.locator('li').innerText()).toBe('Grade school')
  await tabTo(box(page, 'Subtitle'))
  await type('For today')
  await tabTo(page.getByRole('radio', { name: 'Draft' }))
  await press('ArrowRight')
  await tabTo(button(page, 'Publish'))
  await press('Enter')
  await page.getByText('Published on the website.').waitFor()
  await isAt(page.getByRole('main'))
  await tabTo(link(page, 'Class advisory'))
  await press('Enter')
  await page.getByText('For today').waitFor()
}

const deleteAndUndo = async (page: Page, { press, tabTo, isAt }: Keyboard): Promise<void> => {
  await tabTo(button(page, 'More'))
  await press('Enter')
  await isAt(page.getByRole('menuitem').first())
  await press('ArrowUp')
  await isAt(page.getByRole('menuitem', { name: 'Delete' }))
  await press('Enter')
  await page.getByText('The update was deleted.').waitFor()
  await isAt(page.getByRole('main'))
  await press('Control+z')
  await page.getByText('The update was restored.').waitFor()

  await tabTo(page.getByRole('checkbox', { name: 'Select Class advisory' }))
  await press('Space')
  await tabTo(button(page, 'Delete'), 'Shift+Tab')
  await press('Enter')
  await isAt(button(page, 'Undo'))
  await press('Enter')
  await page.getByText('The update was restored.').waitFor()
  await isAt(page.getByRole('main'))
}

const orderSlides = async (page: Page, { press, tabTo, isAt }: Keyboard): Promise<void> => {
  await tabTo(link(page, 'Slides'))
  await press('Enter')
  await title(page, 'Slides')
  await tabTo(button(page, 'The gate'))
  await press('Space')
  await button(page, 'Delete').waitFor()
  await tabTo(button(page, 'Move: The gate'))
  await press('ArrowRight')
  await page.getByText('The slide was moved.').waitFor()
  await isAt(button(page, 'Move: The gate'))
}

const searchAndLeave = async (page: Page, { press, type, tabTo, isAt }: Keyboard): Promise<void> => {
  await press('Control+k')
  await isAt(page.getByRole('dialog').getByRole('combobox'))
  await type('logs')
  await page.getByRole('option', { name: 'Logs', selected: true }).waitFor()
  await press('Enter')
  await title(page, 'Logs')
  await isAt(page.getByRole('main'))
  await tabTo(button(page, 'admin'))
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  await press('Escape')
  await isAt(button(page, 'admin'))
  await press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
  await press('l', 'Enter')
  await page.getByText('Successfully Logged out').waitFor()
  await title(page, 'Sign in')
  await tabTo(page.getByLabel('Username'))
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
