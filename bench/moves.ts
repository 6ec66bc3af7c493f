import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/support/chromium.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

const most = 100
/** Each from the page before, by a link on it. */
const first = '/about-us/history'
const ways = ['/about-us/the-hymn', '/about-us/facilities', '/about-us/administrators', '/']

/** From a click until the next page stands there, where the pointer was on the link before. */
export const moves = async ({ origin }: Measured): Promise<Finding[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}/about-us/the-seal`)
    const taken: number[] = []
    // The first is a visit's first intent: React may be on its way still, and the browser loads the page by itself.
    await move(page, first)
    for (const way of ways) taken.push(await move(page, way))
    const longest = Math.max(...taken)
    return [
      {
        what: `From click to the next page, of ${ways.length} moves`,
        measured: `at most ${Math.round(longest)} ms (${taken.map((each) => Math.round(each)).join(', ')})`,
        goal: `< ${most} ms`,
        met: longest < most,
      },
    ]
  } finally {
    await browser.close()
  }
}

const move = async (page: Page, path: string): Promise<number> => {
  const link = page.locator(`a[href="${path}"]:visible`).first()
  await link.hover()
  // What is fetched on hover is there.
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchForMove)
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  return page.evaluate(() => (globalThis as unknown as { moved: Promise<number> }).moved)
}

/** In the page: milliseconds from the click until the frame after the document has another title. */
const watchForMove = (): void => {
  const before = document.title
  const moved = new Promise<number>((resolve) => {
    const seen = (begun: number): void => {
      if (document.title === before) requestAnimationFrame(() => seen(begun))
      else resolve(performance.now() - begun)
    }
    addEventListener('click', () => seen(performance.now()), { capture: true, once: true })
  })
  Object.assign(globalThis, { moved })
}
