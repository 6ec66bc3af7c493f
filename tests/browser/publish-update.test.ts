import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visits } from '../support/browser/browser.ts'
import { chooseInMenu, editorIn, openList, signIn, typeOn } from '../support/browser/staff-at-work.ts'

const { open } = visits({ SEED: 'none' })
const title = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'

test('publish update: visitors see an update with an image and each change immediately', async () => {
  const staff = await open()
  const visitor = await open({ javaScriptEnabled: false })

  await signIn(staff)
  await openList(staff, 'Updates')
  await staff.getByRole('link', { name: 'New update' }).click()
  await staff.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await staff.getByRole('combobox', { name: 'Category' }).click()
  await staff.getByRole('option', { name: 'Announcements' }).click()
  await writeBody(staff)
  await insertPicture(staff)
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Published on the website.').waitFor()

  await visitor.goto('/updates')
  await visitor.getByRole('main').getByRole('link', { name: title }).first().click()
  expect(new URL(visitor.url()).pathname).toBe(`/updates/announcements/${encodeURIComponent(title)}`)
  await seeWholeUpdate(visitor)

  await staff.getByRole('link', { name: title }).click()
  await staff.getByRole('link', { name: 'Edit' }).click()
  await typeOn(staff, ' The gates open an hour earlier.')
  await staff.getByRole('button', { name: 'Publish' }).click()
  // The earlier notice may still be visible. The form closes after this save.
  await staff.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()
  await visitor.reload()
  expect(await visitor.getByRole('main').innerText()).toContain('The gates open an hour earlier.')

  await staff.getByRole('link', { name: title }).click()
  await chooseInMenu(staff, title, 'Delete')
  await staff.getByText('The update was deleted.').waitFor()
  await staff.getByText('-- No Updates yet --').waitFor()
  expect((await visitor.reload())?.status()).toBe(404)
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe(`${title} (NOT FOUND)`)
  await visitor.goto('/updates')
  expect(await visitor.getByRole('main').innerText()).toContain('There is no updates yet')
})

/** Enters bold text, a list of two items and a link with the keyboard and the editor's buttons. */
const writeBody = async (page: Page): Promise<void> => {
  await editorIn(page).click()
  await page.keyboard.type('Classes are ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('suspended')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type(' today.')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bulleted list' }).click()
  await page.keyboard.type('Grade school')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Senior high school')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask the registrar')
  for (const _ of 'registrar') await page.keyboard.press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Page or address').fill('registrar@college.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await typeOn(page, '.')
}

const insertPicture = async (page: Page): Promise<void> => {
  const drawing = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#4b83cc' } })
  await page.getByRole('button', { name: 'Pictures' }).click()
  await page.getByRole('tab', { name: 'Upload new' }).click()
  await page
    .getByLabel('Picture files')
    .setInputFiles({ name: 'campus.png', mimeType: 'image/png', buffer: await drawing.png().toBuffer() })
  await page.getByLabel('Description of campus.png').fill('The campus at dawn')
  await page.getByRole('button', { name: 'Upload and insert' }).click()
}

const seeWholeUpdate = async (visitor: Page): Promise<void> => {
  const main = visitor.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  expect(await main.getByText('Posted : ').count()).toBe(1)
  expect(await main.locator('strong').innerText()).toBe('suspended')
  expect(await main.locator('article li').allInnerTexts()).toEqual(['Grade school', 'Senior high school'])
  const link = main.getByRole('link', { name: 'registrar', exact: true })
  expect(await link.getAttribute('href')).toBe('mailto:registrar@college.example')
  const picture = main.getByRole('img', { name: 'The campus at dawn' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}
