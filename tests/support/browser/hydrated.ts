import type { Page } from 'playwright-core'

/** Whether React has hydrated the page: it marks the element. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#site') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
