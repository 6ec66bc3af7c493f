import type { Page } from 'playwright-core'

/** Reports if React has hydrated the page, by React's mark on the element. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#site') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
