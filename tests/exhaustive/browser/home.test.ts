import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { servedCollege } from '../../support/served-college.ts'
import { widths } from '../../support/browser/widths.ts'

const { open } = visits({ SEED: 'demo' })

test('home: a phone user changes slides by button and swipe', async () => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true, isMobile: true })
  await page.goto('/')
  await page.getByRole('button', { name: 'No, thanks' }).tap()
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('button', { name: 'Next picture' }).tap()
  const count = page.getByText(/^\d \/ 4$/)
  await expect.poll(() => count.innerText()).toBe('2 / 4')
  // A swipe starts from the current opacity, so the second slide must be fully visible.
  const second = page.locator('.slide').nth(1)
  await expect.poll(() => second.evaluate((slide) => getComputedStyle(slide).opacity)).toBe('1')
  await swipe(page, 300, 60)
  await expect.poll(() => count.innerText()).toBe('3 / 4')
})

test('home: slides change automatically, except while focused, hovered, hidden or paused', async () => {
  const page = await open({ viewport: widths['a desk'] })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'No, thanks' }).click()
  // At the dialog's position, the pointer would hover over a slide.
  await page.mouse.move(0, 0)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const count = () => page.getByText(/^\d \/ 4$/).innerText()
  const after = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds)
    return count()
  }
  await button('Pause').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const fading = () =>
    page.locator('.slide').evaluateAll((slides) => {
      const shown = slides.map((slide) => Number(getComputedStyle(slide).opacity))
      return shown.filter((opacity) => opacity > 0 && opacity < 1).length
    })
  await expect.poll(async () => (await after(100)) && fading()).toBe(2)
  const first = await count()
  const second = await after(8000)
  expect(second).not.toBe(first)

  await button('Next picture').focus()
  expect(await after(20_000)).toBe(second)
  await page.keyboard.press('ArrowRight')
  expect(await after(1500)).not.toBe(second)
  await page.keyboard.press('ArrowLeft')
  expect(await after(1500)).toBe(second)
  await page.getByRole('link', { name: 'Search' }).focus()
  await page.getByRole('region', { name: 'Pictures of the college' }).hover()
  expect(await after(20_000)).toBe(second)
  await page.mouse.move(0, 0)
  await pretendToBeAway(page, true)
  expect(await after(20_000)).toBe(second)
  await pretendToBeAway(page, false)
  const third = await after(8000)
  expect(third).not.toBe(second)

  await button('Pause').click()
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'Search' }).focus()
  expect(await after(20_000)).toBe(third)
  // The slides play on request, even while hovered or focused.
  await button('Play').click()
  expect(await after(8000)).not.toBe(third)
})

test("home: slides don't play with reduced motion, and change without fading", async () => {
  const page = await open({ viewport: widths['a desk'], reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByText('1 / 4').waitFor()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.clock.runFor(50)
  await page.getByText('2 / 4').waitFor()
  const shown = page.locator('.slide').nth(1)
  expect(await shown.evaluate((slide) => getComputedStyle(slide).opacity)).toBe('1')
})

test('home: forced colors still mark the current menu item and the current day', async () => {
  const page = await open({ viewport: widths['a desk'], forcedColors: 'active' })
  await page.goto('/updates/calendar')
  const lines = page.locator('.menu > ul > li').evaluateAll((items) =>
    items.map((item) => {
      const { borderBottomColor } = getComputedStyle(item.querySelector('a, summary')!)
      return { here: item.hasAttribute('data-here'), borderBottomColor }
    }),
  )
  const colors = Map.groupBy(await lines, ({ here }) => here)
  const [here] = colors.get(true)!
  const others = new Set(colors.get(false)!.map(({ borderBottomColor }) => borderBottomColor))
  expect([others.size, others.has(here!.borderBottomColor)]).toEqual([1, false])
  // The calendar renders again after its script loads, so an element found earlier may be gone.
  const today = () => page.locator('.is-today').evaluate((day) => getComputedStyle(day).outlineStyle)
  await expect.poll(today).toBe('solid')
})

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)

/** Simulates another tab in front of this one. */
const pretendToBeAway = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

test('home: offers the newer website on load, and not again on the day of an answer', async () => {
  const page = await open({ viewport: widths['a desk'] })
  const offer = page.getByRole('dialog', { name: 'Our new website is open' })
  await page.goto('/')
  await offer.waitFor()
  expect(await offer.getByRole('link', { name: 'Visit Website' }).getAttribute('target')).toBe('_blank')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await offer.waitFor({ state: 'hidden' })
  // The focus starts at the top of the page.
  await expect.poll(() => focused(page)).toBe('Skip to the page')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain(servedCollege.short_name)
  await page.getByRole('link', { name: 'All updates' }).click()
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'News from the college' }).waitFor()
  expect(await offer.isVisible()).toBe(false)
  await page.reload({ waitUntil: 'networkidle' })
  const another = await page.context().newPage()
  await another.goto('/', { waitUntil: 'networkidle' })
  for (const each of [page, another])
    expect(await each.getByRole('dialog', { name: 'Our new website is open' }).isVisible()).toBe(false)

  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000)
  await page.reload()
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await offer.waitFor({ state: 'hidden' })
  expect(await focused(page)).not.toBe('Skip to the page')
})

test('home: "Visit Website" opens a tab and closes the dialog, and a link to the top appears after 101 pixels', async () => {
  const page = await open({ viewport: widths['a desk'], reducedMotion: 'reduce' })
  await page.context().route(/^https:/, (route) => route.abort())
  await page.goto('/')
  const offer = page.getByRole('dialog', { name: 'Our new website is open' })
  const tab = page.context().waitForEvent('page')
  await offer.getByRole('link', { name: 'Visit Website' }).click()
  await tab
  await expect.poll(() => offer.isVisible()).toBe(false)
  const toTop = page.getByRole('link', { name: 'Back to the top' })
  const scrolled = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(() => toTop.isVisible()).toBe(top > 100)
  }
  for (const top of [100, 101, 100]) await scrolled(top)
})

const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const touch = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await at('touchStart', { x: from, y: 380 })
  for (let step = 1; step <= 8; step++) await at('touchMove', { x: from + ((to - from) * step) / 8, y: 380 })
  await at('touchEnd')
}
