import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { findChromium } from '../tests/support/browser/chromium.ts'
import { findPages } from './pages.ts'
import type { Finding } from './report.ts'

const kilobyte = 1000
/** Milliseconds in which a page fetches its remaining assets. */
const settling = 1500

/** Pages of text and drawings, which need at most five requests. */
const textPages: Readonly<Record<string, string>> = {
  'a text page': '/about-us/history',
  "a school's page": '/academics/college',
}
const maxRequests = 5

/** Measures the transferred bytes of each page in a browser without a cache. */
export const pageWeights = async (origin: string): Promise<Finding[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const findings: Finding[] = []
    for (const [name, path] of Object.entries({ ...(await findPages(origin)), ...textPages }))
      findings.push(await siteWeight(browser, name, origin + path))
    return [...findings, await dashboardWeight(browser, origin)]
  } finally {
    await browser.close()
  }
}

/** Measures scripts after the first interaction, when all of them have been fetched. */
const siteWeight = async (browser: Browser, name: string, address: string): Promise<Finding> => {
  const { page, fetched, close } = await newcomer(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const first = await weigh(fetched)
  // Avoids links, whose pages would be prefetched.
  await page.mouse.move(2, 300)
  await page.keyboard.press('Tab')
  await page.waitForTimeout(settling)
  const touched = await weigh(fetched)
  await close()
  const most = name in textPages ? maxRequests : Infinity
  return {
    what: `Weight, ${name}`,
    measured: `${first.requests} requests, ${inKB(first.all)}; script ${inKB(first.script)}, once touched ${inKB(touched.script)}`,
    goal: `${name in textPages ? `≤ ${maxRequests} requests, ` : ''}script ≤ 90 KB`,
    met: touched.script <= 90 * kilobyte && first.requests <= most,
  }
}

/** Measures the assets in the dashboard's document, which every first view needs. Other assets belong to the screen. */
const dashboardWeight = async (browser: Browser, origin: string): Promise<Finding> => {
  const address = `${origin}/dashboard/login`
  const document = await (await fetch(address)).text()
  const { page, fetched, close } = await newcomer(browser)
  await page.goto(address)
  await page.getByLabel('Username').waitFor()
  await page.waitForTimeout(settling)
  const all = await weigh(fetched)
  const { script } = await weigh(
    fetched.filter((request) => document.includes(new URL(request.url()).pathname)),
  )
  await close()
  return {
    what: 'Weight, dashboard at the login page',
    measured: `${all.requests} requests, ${inKB(all.all)}; script ${inKB(script)}, and ${inKB(all.script - script)} of the page's own`,
    goal: 'script ≤ 170 KB',
    met: script <= 170 * kilobyte,
  }
}

const newcomer = async (
  browser: Browser,
): Promise<{ page: Page; fetched: Request[]; close: () => Promise<void> }> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // The worker's precache isn't part of any page.
    serviceWorkers: 'block',
  })
  const fetched: Request[] = []
  context.on('requestfinished', (request) => fetched.push(request))
  return { page: await context.newPage(), fetched, close: () => context.close() }
}

const weigh = async (
  requests: readonly Request[],
): Promise<{ requests: number; all: number; script: number }> => {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      isScript: request.resourceType() === 'script',
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const total = (of: typeof sizes): number => of.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    requests: sizes.length,
    all: total(sizes),
    script: total(sizes.filter(({ isScript }) => isScript)),
  }
}

const inKB = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`
