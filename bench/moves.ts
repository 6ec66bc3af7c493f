import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/support/browser/chromium.ts'
import { median } from './beside.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

const most = 1
/** Each address is a link on the previous page. */
const first = '/about-us/history'
const ways = ['/about-us/the-hymn', '/about-us/facilities', '/about-us/administrators', '/']

/**
 * Measures the time from a click, after a hover, until the client router shows the next page. Compares it with the browser's
 * own load of the same page.
 */
export const moves = async ({ origin }: Measured): Promise<Finding[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${origin}/about-us/the-seal`)
    const taken: number[] = []
    // Not measured: at the first click, React may still be loading and the browser then loads the page.
    await move(page, first)
    const ratios: number[] = []
    for (const way of ways) {
      const moved = await move(page, way)
      taken.push(moved)
      ratios.push(moved / (await reload(page)))
    }
    const ratio = median(ratios)
    return [
      {
        what: 'From click to the next page, beside the browser loading it',
        measured: `${ratio.toFixed(2)} : 1, the median of ${ways.length}; at most ${Math.round(Math.max(...taken))} ms`,
        goal: `≤ ${most} : 1`,
        met: ratio <= most,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the request for the page until its document is complete. */
const reload = async (page: Page): Promise<number> => {
  await page.reload({ waitUntil: 'load' })
  return page.evaluate(() => performance.getEntriesByType('navigation')[0]!.duration)
}

const move = async (page: Page, path: string): Promise<number> => {
  const link = page.locator(`a[href="${path}"]:visible`).first()
  await link.hover()
  // Waits for the prefetch on hover.
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchForMove)
  await link.click()
  await page.waitForURL((url) => url.pathname === path)
  return page.evaluate(() => (globalThis as unknown as { moved: Promise<number> }).moved)
}

/** Runs in the page: measures the milliseconds from the click until the frame after the document's title changes. */
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
