import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'

const { open } = visits({ SEED: 'none' })
const phone = { viewport: { width: 360, height: 740 } }
const tops = (page: Page, selectors: readonly string[]): Promise<number[]> =>
  page.evaluate(
    (all) => all.map((each) => document.querySelector(each)?.getBoundingClientRect().top ?? Infinity),
    selectors,
  )

test.each([
  '/admission',
  '/admission/online-enrollment',
  '/admission/tuition-and-fees',
  '/student-services/registrar',
  '/fil/admission',
  '/fil/admission/online-enrollment',
  '/fil/admission/tuition-and-fees',
  '/fil/student-services/registrar',
])(
  'task pages: %s: title, answer, button, hours and telephone are in this order above 640 pixels on a phone',
  async (path) => {
    const page = await open(phone)
    await page.goto(path)
    const parts = ['.breadcrumb', 'h1', '.standing', '.page-head .button']
    const all = await tops(page, [
      ...parts,
      '.task-hours div:nth-of-type(1) dt',
      '.task-hours a[href^="tel:"]',
    ])
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(all.at(-1)).toBeLessThan(640)
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test('task pages: a page and its Filipino version link to each other, and the next page offers the chosen language first', async () => {
  const page = await open(phone)
  await page.goto('/admission')
  const isFirst = () =>
    page.evaluate(() => {
      const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0
      return left('.other-language') < left('.breadcrumb ol')
    })
  expect(await isFirst()).toBe(false)
  await page.getByRole('link', { name: 'Filipino' }).click()
  await page.waitForURL('**/fil/admission')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fil')
  await page.goto('/admission/online-enrollment')
  await expect.poll(isFirst).toBe(true)
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('link', { name: 'Filipino' }).click()
  await page.waitForURL('**/fil/admission/online-enrollment')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/admission/online-enrollment')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-PH')
})

test.each([true, false])(
  'task pages: only visitors from a Filipino page see the note about an English page (script: %s)',
  async (javaScriptEnabled) => {
    const page = await open({ ...phone, javaScriptEnabled })
    const note = page.getByText('Sa Ingles pa lamang ang pahinang ito.')
    await page.goto('/admission/scholarship')
    expect(await note.isVisible()).toBe(false)
    await page.goto('/fil/admission')
    await page.getByRole('main').getByRole('link', { name: 'Scholarship', exact: true }).last().click()
    await note.waitFor()
    await page.goto('/fil/admission/scholarship')
    expect(new URL(page.url()).pathname).toBe('/admission/scholarship')
    await note.waitFor()
  },
)
