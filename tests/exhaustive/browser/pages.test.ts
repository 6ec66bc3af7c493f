import { expect, test } from 'vitest'
import { visitsTo } from '../../support/browser/browser.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { startProduct } from '../../support/server/product.ts'

// A separate process, because a process loads the content of only one college.
const { open, origin } = visitsTo(() => startProduct({ SEED: 'none', COLLEGE_DIR: fixtureCollege }))
const shown = async (path: string) => (await fetch(origin() + path)).text()

test('pages: a new page appears at its menu position, and its former address redirects', async () => {
  const page = await open()
  await signIn(page)
  await openList(page, 'Pages')
  await page.getByRole('link', { name: 'New page under About Us' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bell Ringers')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('Who rings the bell.')
  await page.getByRole('textbox', { name: 'Address' }).fill('/about-us/bell-ringers')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Who rings the bell of the college, and when.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published on the website.').waitFor()
  expect(await shown('/about-us')).toContain('href="/about-us/bell-ringers"')

  await page.getByRole('link', { name: 'Bell Ringers', exact: true }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('/about-us/ringers')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
  const former = await fetch(`${origin()}/about-us/bell-ringers`)
  expect(new URL(former.url).pathname).toBe('/about-us/ringers')
  await openList(page, 'Redirects')
  await page.getByText('/about-us/bell-ringers').first().waitFor()
})

test('pages: a page is moved in the menu by keyboard and mouse, and visitors see it immediately', async () => {
  const page = await open()
  await signIn(page)
  await openList(page, 'Pages')
  const order = async () => {
    const html = await shown('/about-us')
    const at = (name: string) => html.indexOf(`href="/about-us/${name}`, html.indexOf('<main'))
    return ['directory', 'sailors', 'history'].toSorted((a, b) => at(a) - at(b))
  }
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const line = (name: string) => page.locator('[data-branch]').filter({ has: link(name) })
  await link('History').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['directory', 'history', 'sailors'])
  // The moved item keeps the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('History')

  await line('History').locator('[aria-hidden]').first().hover()
  await page.mouse.down()
  const { x, y } = (await line('Directory').boundingBox())!
  await page.mouse.move(x + 20, y + 30, { steps: 5 })
  await page.mouse.move(x + 20, y + 10, { steps: 5 })
  await page.mouse.up()
  await expect.poll(order).toEqual(['history', 'directory', 'sailors'])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(order).toEqual(['directory', 'history', 'sailors'])
})
