import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { axeOn } from '../../support/browser/axe.ts'
import { signIn } from '../../support/browser/staff-at-work.ts'
import { widths } from '../../support/browser/widths.ts'

const { open } = visits()

test('search and shortcuts: the language is chosen before signing in, and persists after a reload', async () => {
  const page = await open()
  await page.goto('/dashboard/login')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await page.getByRole('button', { name: 'Mag-sign in' }).click()
  await page.getByText('Kailangang punan ang username.').waitFor()
  expect(await languageOf(page)).toBe('fil')

  await page.reload()
  await page.getByRole('heading', { name: 'Mag-sign in' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await languageOf(page)).toBe('en')
})

test('search and shortcuts: home lists upcoming events, and the keyboard alone finds a page and a record', async () => {
  const page = await open()
  await signIn(page)
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  const event = page
    .getByRole('region', { name: 'Coming up' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
  const title = (await event.textContent())!

  await page.keyboard.press('Control+k')
  await page.keyboard.type('change pass')
  await chosen(page, 'Change password')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()

  await page.getByRole('button', { name: /^Search/ }).press('Enter')
  await page.keyboard.type(title)
  await chosen(page, title)
  expect(await axeOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('class notice: the search opens the notice form, and posting returns to the page', async () => {
  const page = await open({ viewport: widths['a phone'] })
  await signIn(page)
  await page.goto('/dashboard/pictures')
  await page.getByRole('heading', { level: 1, name: 'Pictures' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('post a class')
  await chosen(page, 'Post a class notice')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Post a class notice' })
  await dialog.getByRole('radio', { name: /^Order of the governor or mayor/ }).check()
  expect(await axeOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('The class notice was created.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Pictures' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('The class notice was deleted.').waitFor()
})

test('search and shortcuts: shortcuts navigate, but not while a user types', async () => {
  const page = await open()
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await axeOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.type('gu')
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { level: 1, name: 'New update' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('n? bell')
  expect(await page.getByPlaceholder('Search', { exact: true }).inputValue()).toBe('n? bell')
  expect(new URL(page.url()).pathname).toBe('/dashboard/updates')
})

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const chosen = (page: Page, name: string) =>
  page.getByRole('option', { name, selected: true }).first().waitFor()
