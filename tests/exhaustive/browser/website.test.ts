import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visitsTo } from '../../support/browser/browser.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { chooseInMenu, editorIn, signIn, typeOn } from '../../support/browser/staff-at-work.ts'
import { startProduct } from '../../support/server/product.ts'

// A separate process, because a process loads the content of only one college.
const { open, origin } = visitsTo(() => startProduct({ SEED: 'none', COLLEGE_DIR: fixtureCollege }))
const hours = 'Mondays to Fridays, 7:30 AM to 5:00 PM'

test('website: the registrar finds, edits and publishes the office hours by keyboard alone', async () => {
  const page = await open()
  await signIn(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('office hours')
  await page
    .getByRole('option', { name: /Contact/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  const row = page.getByRole('group', { name: 'Office hours' }).getByRole('group', { name: 'Row 1' })
  await row.getByRole('textbox', { name: 'Hours' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(hours)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.focus()
  await page.keyboard.press('Enter')
  await page.getByText('The contact page was saved.').waitFor()
  const contact = await (await fetch(`${origin()}/contact-us`)).text()
  expect(contact).toContain(hours)
})

test("website: the site’s edit link opens a page's form, and an earlier version is restored", async () => {
  const page = await open()
  await signIn(page)
  await page.goto('/about-us/history')
  const link = page.getByRole('link', { name: 'Edit this page' })
  // A click would start a transition to a document without one, which Chromium reports as an error.
  await page.goto(String(await link.getAttribute('href')))
  const title = page.getByRole('heading', { level: 1, name: 'History', exact: true })
  await title.waitFor()
  await editorIn(page, 'Text').waitFor()
  await typeOn(page, ' The bell was cast anew.', 'Text')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('The page was saved.').waitFor()
  const shown = async () => (await fetch(`${origin()}/about-us/history`)).text()
  await expect.poll(shown).toContain('The bell was cast anew.')

  await page.goto('/dashboard/website/edit?address=/about-us/history')
  await chooseInMenu(page, 'History', 'Versions')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { expanded: false }).first().click()
  await dialog.getByText('The bell was cast anew.').waitFor()
  await dialog.getByRole('button', { name: 'Restore this version' }).first().click()
  await page.getByText('The earlier version of the page was restored.').waitFor()
  await expect.poll(shown).not.toContain('The bell was cast anew.')
})

test('website: a new seal appears everywhere on the site', async () => {
  const page = await open()
  await signIn(page)
  const icon = async () => Buffer.from(await (await fetch(`${origin()}/icon-192.png`)).arrayBuffer())
  const middle = async () => {
    const { data, info } = await sharp(await icon())
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data.subarray((info.width * info.height * info.channels) / 2).subarray(0, 3)]
  }
  await page.goto('/dashboard/college')
  const file = page.getByRole('group', { name: 'Seal *', exact: true }).locator('input[type=file]')
  await file.setInputFiles({ name: 'seal.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await page.getByText('Browsers can’t display this file.').waitFor()
  const green = { r: 0, g: 128, b: 0, alpha: 1 }
  const picture = await sharp({ create: { width: 300, height: 300, channels: 4, background: green } })
    .png()
    .toBuffer()
  await file.setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: picture })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('The college was saved.').waitFor()
  const [red = 255, tone = 0, blue = 255] = await middle()
  expect({ red: red < 40, green: tone > 100, blue: blue < 40 }).toEqual({
    red: true,
    green: true,
    blue: true,
  })
})
