import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { widths } from '../../support/browser/widths.ts'

/** How many taps lead from home on a phone to what people come for. */
const { open } = visits()

const home = async (): Promise<Page> => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true })
  await page.addInitScript(() =>
    localStorage.setItem('kampana-invitation', new Date().toLocaleDateString('sv-SE')),
  )
  await page.goto('/')
  return page
}
/** Follows links in main by their names, and gives the text of the page where the last one leads. */
const tap = async (page: Page, ...names: readonly RegExp[]): Promise<string> => {
  for (const name of names) {
    const link = page.locator('#main').getByRole('link', { name }).first()
    const href = await link.evaluate((a: HTMLAnchorElement) => a.href)
    await link.tap()
    await page.waitForURL(href)
    await page.locator('#main h1').waitFor()
  }
  return page.locator('#main').innerText()
}

test('what nursing costs is one tap away, and its page two', async () => {
  const page = await home()
  expect(await tap(page, /What a year costs/)).toMatch(/Nursing[^\n]*\s+[^₱]*₱41,200/)
  expect(await tap(page, /Nursing$/)).toContain('₱41,200 a semester')
})

test('how a transcript is asked for is one tap away, and its form two', async () => {
  const page = await home()
  expect(await tap(page, /Transcript of records/)).toContain('10 working days')
  expect(await page.locator('#main a[href$=".pdf"]').count()).toBeGreaterThan(0)
})

test('a job’s application is three taps away, the last of which opens a letter', async () => {
  const page = await home()
  await tap(page, /^Jobs$/)
  expect(await page.locator('#main a[href^="mailto:"][href*="subject="]').count()).toBeGreaterThan(0)
})

test('whether there is class tomorrow for grade 4 stands in the first screen', async () => {
  const page = await home()
  const status = page.getByRole('complementary', { name: 'Class status' })
  // Two lines and tomorrow's; four where today differs by level, as on a Saturday.
  expect((await status.boundingBox())!.height).toBeLessThanOrEqual(85)
  const line = status.locator('.coming-day')
  expect(await line.innerText()).toMatch(/^\w{3}, \w{3} \d+: (?:no classes|a school day)/)
  const { y, height } = (await line.boundingBox())!
  expect(y + height).toBeLessThan(740)
})
