import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'

const { open } = visits({ SEED: 'none' })

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    .png()
    .toBuffer(),
})
const slide = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move: ${name}` })
const names = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('[data-picture]')?.ariaLabel ?? ''))
const signedIn = async (): Promise<Page> => {
  // The browser also reports the failed upload.
  const page = await open({ refusals: [503], intercepts: true })
  await signIn(page)
  return page
}
/** The slides in the visitors' order. */
const carousel = async (page: Page): Promise<string[]> => {
  const home = await (await page.request.get('/')).text()
  const [, state = ''] = /<script type="application\/json" id="state"[^>]*>([^<]+)/.exec(home) ?? []
  const { data } = JSON.parse(state) as { data: { slides: readonly { alt: string }[] } }
  return data.slides.map(({ alt }) => alt)
}

/** Timeout for a busy machine. */
const patience = { timeout: 20_000 }

test('slides: dropped and chosen files are described and added, and a failed upload is retried separately', async () => {
  const page = await signedIn()
  await openList(page, 'Slides')
  await page.getByText('-- No slides yet --').waitFor()
  await page.goto('/dashboard/slide')
  await page
    .getByLabel('Picture files')
    .setInputFiles([
      await picture('one.png', '#4b83cc'),
      await picture('two_of-them.png', '#b8892b'),
      { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
  await page.getByText('This file isn’t a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.').waitFor()
  await dropOn(page, await picture('three.png', '#7a2e2e'))
  const description = (name: string) => page.getByLabel(`Description of ${name}`)
  expect(await description('two_of-them.png').inputValue()).toBe('two of them')
  await description('one.png').fill('first')
  await description('two_of-them.png').fill('second')
  await description('three.png').fill('third')
  expect(await axeOn(page)).toEqual([])

  let sent = 0
  await page.route('**/api/slides', async (route) => {
    if (route.request().method() !== 'POST' || ++sent !== 2) return route.continue()
    return route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
  })
  await page.getByRole('button', { name: 'Add 3 slides' }).click()
  await page.getByText('Service Unavailable').waitFor()
  await page.getByText('2 slides were added.').waitFor()
  expect(await page.getByRole('img', { name: 'Added' }).count()).toBe(2)
  await page.getByRole('button', { name: 'Try again: two_of-them.png' }).click()
  await page.getByText('The slide was created.').waitFor()
  await slide(page, 'second').waitFor()
  expect(sent).toBe(4)
  expect(await carousel(page)).toEqual(['first', 'third', 'second'])
})

test('slides: a canceled upload leaves nothing behind and can be repeated', async () => {
  const page = await signedIn()
  await page.goto('/dashboard/slide')
  await page
    .getByLabel('Picture files')
    .setInputFiles([await picture('fourth.png', '#112e52'), await picture('fifth.png', '#275897')])
  let sent = 0
  await page.route('**/api/slides', async (route) => {
    // The second upload never arrives.
    if (route.request().method() !== 'POST' || ++sent === 1) await route.continue()
  })
  await page.getByRole('button', { name: 'Add 2 slides' }).click()
  await page.getByRole('img', { name: 'Added' }).waitFor()
  await page.getByRole('progressbar', { name: 'Uploading fifth.png' }).waitFor()
  expect(await carousel(page)).toEqual(['first', 'third', 'second', 'fourth'])
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('The upload was canceled. Nothing was added.').waitFor()
  expect(await carousel(page)).toEqual(['first', 'third', 'second'])
  await page.unroute('**/api/slides')
  await page.getByRole('button', { name: 'Remove fifth.png' }).click()
  await page.getByRole('button', { name: 'Add slide' }).click()
  await slide(page, 'fourth').waitFor()
  expect(await carousel(page)).toEqual(['first', 'third', 'second', 'fourth'])
})

test('slides: are sorted by mouse, keyboard and menu, and visitors see the order immediately', async () => {
  const page = await signedIn()
  await openList(page, 'Slides')
  await expect.poll(() => names(page), patience).toEqual(['first', 'third', 'second', 'fourth'])
  await drag(page, 'fourth', 'first')
  await page.getByText('The slide was moved.').waitFor()
  expect(await names(page)).toEqual(['fourth', 'first', 'third', 'second'])
  expect(await carousel(page)).toEqual(['fourth', 'first', 'third', 'second'])

  await handle(page, 'second').focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('second: position 3 of 4').waitFor({ state: 'attached' })
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByText('second: position 2 of 4').waitFor({ state: 'attached' })
  expect(await handle(page, 'second').evaluate((button) => button.matches(':focus'))).toBe(true)
  await expect.poll(() => carousel(page), patience).toEqual(['fourth', 'second', 'first', 'third'])

  await handle(page, 'fourth').click()
  await page.getByRole('menuitem', { name: 'Move to the end' }).click()
  await expect.poll(() => carousel(page), patience).toEqual(['second', 'first', 'third', 'fourth'])
  await page.reload()
  await expect.poll(() => names(page), patience).toEqual(['second', 'first', 'third', 'fourth'])
})

test('slides: are selected by click, keyboard or all together, and deleted in bulk', async () => {
  const page = await signedIn()
  await openList(page, 'Slides')
  const pressed = () =>
    page
      .getByRole('button', { pressed: true })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  await slide(page, 'first').click()
  await slide(page, 'third').click()
  await slide(page, 'first').click()
  expect(await pressed()).toEqual(['third'])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  expect(await pressed()).toEqual(['second', 'third'])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  expect(await pressed()).toEqual(['second', 'third', 'fourth'])
  await page.getByRole('checkbox', { name: '3 selected' }).click()
  expect(await pressed()).toHaveLength(4)
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('4 slides were deleted.').waitFor()
  await page.getByText('-- No slides yet --').waitFor()
  expect(await carousel(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page), patience).toEqual(['second', 'first', 'third', 'fourth'])
  expect(await carousel(page)).toEqual(['second', 'first', 'third', 'fourth'])
})

test("slides: only the visible slide's link works, by pointer and keyboard", async () => {
  const page = await signedIn()
  await openList(page, 'Slides')
  for (const [name, words] of [
    ['second', 'Enrol now'],
    ['first', 'See the fair'],
  ] as const) {
    await page.getByRole('button', { name: `Edit: ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit slide' })
    await dialog.getByLabel('Text').fill(words)
    await dialog.getByRole('combobox', { name: 'Link' }).fill('/career')
    expect(await axeOn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const visitor = await open()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'No, thanks' }).click()
  const link = visitor.locator('.carousel').getByRole('link')
  await link.filter({ hasText: 'Enrol now' }).focus()
  expect(await link.allTextContents()).toEqual(['Enrol now'])
  expect(await axeOn(visitor)).toEqual([])
  await visitor.keyboard.press('ArrowRight')
  await expect.poll(() => link.allTextContents(), patience).toEqual(['See the fair'])
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await visitor.keyboard.press('Enter')
  await visitor.waitForURL('**/career')
  await visitor.goBack()
  await visitor.locator('.slide:not([inert])').click()
  await visitor.waitForURL('**/career')
})

/** Drops a file outside the marked field, because the whole page accepts files. */
const dropOn = async (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).evaluate(
    (heading, { name, type, bytes }) => {
      const dataTransfer = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([content], name, { type }))
      heading.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    },
    { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') },
  )
}

const drag = async (page: Page, name: string, onto: string): Promise<void> => {
  const from = (await handle(page, name).boundingBox())!
  const to = (await handle(page, onto).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 12 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
}
