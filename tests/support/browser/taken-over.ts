import type { Page } from 'playwright-core'

/** Whether React has taken the page over: it leaves its mark on the element. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#site') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
