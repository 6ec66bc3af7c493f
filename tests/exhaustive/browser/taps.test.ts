import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { widths } from '../../support/browser/widths.ts'

/** Counts the taps from the home page to common tasks on a phone. */
const demo = visits()

const home = async ({ open } = demo): Promise<Page> => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true })
  await page.addInitScript(() =>
    localStorage.setItem('kampana-invitation', new Date().toLocaleDateString('sv-SE')),
  )
  await page.goto('/')
  return page
}
/** Follows links in main by their names, and returns the text of the last page. */
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

test('taps: the cost of nursing is one tap away, and its page two', async () => {
  const page = await home()
  expect(await tap(page, /Fees per level/)).toMatch(/Nursing[^\n]*\s+[^₱]*₱41,200/)
  expect(await tap(page, /Nursing$/)).toContain('₱41,200 a semester')
})

test('taps: the steps for a transcript are one tap away, with the form', async () => {
  const page = await home()
  expect(await tap(page, /Transcript of records/)).toContain('10 working days')
  expect(await page.locator('#main a[href$=".pdf"]').count()).toBeGreaterThan(0)
})

test('taps: the jobs page is one tap away, with e-mail links for applications', async () => {
  const page = await home()
  await tap(page, /^Jobs$/)
  expect(await page.locator('#main a[href^="mailto:"][href*="subject="]').count()).toBeGreaterThan(0)
})

describe.each([
  [
    'all levels have classes',
    '2026-11-26',
    /^Class Status No notice for Thu, Nov 26, asked at 4:32 AM\. Decided by 5:00 AM\./,
    /^Fri, Nov 27: a school day/,
  ],
  [
    'some levels have classes',
    '2026-11-28',
    /^Sat: no classes below College\. No other notice at 4:32 AM\. Decided by 5:00 AM\./,
    /^Sun, Nov 29: no classes\./,
  ],
  [
    'no level has classes',
    '2026-12-19',
    /^Sat, Dec 19: no classes \(Christmas vacation, until January 3\)\./,
    /^Sun, Dec 20: no classes\./,
  ],
])('home: on a day when %s', (_kind, day, today, tomorrow) => {
  const atDawn = visits({ SEED: 'none', NOW: `${day}T04:32:00+08:00` })

  test('shows today and tomorrow in 52 pixels', async () => {
    const page = await home(atDawn)
    const status = page.getByRole('complementary', { name: 'Class status' })
    expect(await status.locator('.no-notice').innerText()).toMatch(today)
    expect(await status.locator('.coming-day').innerText()).toMatch(tomorrow)
    const { y, height } = (await status.boundingBox())!
    expect(height).toBe(52)
    expect(y + height).toBeLessThanOrEqual(170)
  })
})
