import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { administrator } from '../tests/support/accounts.ts'
import { findChromium } from '../tests/support/chromium.ts'
import { pagesAt } from './pages.ts'
import type { Finding } from './report.ts'

const kilobyte = 1000

/** What a browser that was never here fetches for each page, in bytes as they travel. */
export const pageWeights = async (origin: string): Promise<Finding[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(await pagesAt(origin)))
      findings.push(await siteWeight(browser, name, origin + path))
    return [...findings, ...(await dashboardWeights(browser, origin))]
  } finally {
    await browser.close()
  }
}

/** Script is counted after the visitor's first touch, when all of it has been fetched. */
const siteWeight = async (browser: Browser, name: string, address: string): Promise<Finding> => {
  const { page, fetched, close } = await newcomer(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const first = await weigh(fetched)
  await page.mouse.click(5, 5)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  const { script } = await weigh(fetched)
  await close()
  return {
    what: `Weight, ${name}`,
    measured: `${first.requests} requests, ${inKB(first.all)}; script ${inKB(first.script)}, after a touch ${inKB(script)}`,
    goal: 'script ≤ 90 KB',
    met: script <= 90 * kilobyte,
  }
}

const dashboardWeights = async (browser: Browser, origin: string): Promise<Finding[]> => {
  const { page, fetched, close } = await newcomer(browser)
  await page.goto(`${origin}/dashboard/login`, { waitUntil: 'networkidle' })
  const login = await weigh(fetched)
  await page.getByLabel('Username').fill(administrator.username)
  await page.getByLabel('Password').fill(administrator.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/home')
  await page.waitForLoadState('networkidle')
  const home = await weigh(fetched)
  await close()
  return [
    {
      what: 'Weight, dashboard at the login page',
      measured: `${login.requests} requests, ${inKB(login.all)}; script ${inKB(login.script)}`,
      goal: 'script ≤ 170 KB',
      met: login.script <= 170 * kilobyte,
    },
    {
      what: 'Weight, dashboard once signed in, all in all',
      measured: `${home.requests} requests, ${inKB(home.all)}; script ${inKB(home.script)}`,
    },
  ]
}

const newcomer = async (
  browser: Browser,
): Promise<{ page: Page; fetched: Request[]; close: () => Promise<void> }> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
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
