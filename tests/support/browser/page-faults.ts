import type { Page } from 'playwright-core'
import { axeOn } from './axe.ts'
import { widths } from './widths.ts'

/** A screen of 1280 × 1024 pixels at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const enlarged = { width: 320, height: 256 }

/** Layout and accessibility errors of a page at both widths, in both themes and zoomed in. Includes content off screen. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const faults: string[] = []
  for (const [where, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light' })
    const inTheLight = await axeOn(page, where === 'a desk' ? undefined : dependOnWidth)
    faults.push(...[...inTheLight, ...(await offScreen(page))].map((fault) => `on ${where}: ${fault}`))
  }
  await page.setViewportSize(enlarged)
  faults.push(...(await offScreen(page)).map((fault) => `enlarged: ${fault}`))
  // The dark theme changes only colors, so one width is enough.
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await axeOn(page, ['color-contrast'])
  return [...faults, ...inTheDark.map((fault) => `in the dark: ${fault}`)]
}

/** Rules with different results by width. The desktop run has checked all others. */
const dependOnWidth = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block']

/** Overflow of a page in pixels, and elements off the screen without a scrollable ancestor. */
export const offScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    const isHeld = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement!))
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width * height > 0 && (left < -1 || right > innerWidth + 1) && !isHeld(element)
    })
    return [
      ...(over > 0 ? [`${over} pixels too wide`] : []),
      ...outside.slice(0, 3).map((element) => `${element.outerHTML.slice(0, 80)} is off the screen`),
    ]
  })

/** Triggers hydration like a visitor, and waits for React's mark on the element. */
export const hydrate = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#site') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
}

/** Records the addresses of other sites that a page requests from now on. */
export const noteForeignRequests = (page: Page, origin: string): readonly string[] => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) elsewhere.push(request.url())
  })
  return elsewhere
}
