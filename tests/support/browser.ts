import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { startProduct, type Product } from './product.ts'

/** Where a page that a test failed on is pictured; outside the folder that the run throws away. */
const pictures = '/tmp/kampana-failures'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The running product and a browser to visit it with, shared by the tests of one file. */
export interface Visits {
  origin: () => string
  /** A window of a browser that has never been here; it closes with the test, which fails on any script error. */
  open: (options?: BrowserContextOptions) => Promise<Page>
}

/** Starts product and browser before a file's tests, and ends both after them. */
export const visits = (settings: Readonly<Record<string, string>> = {}): Visits => {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    const launched = chromium.launch({ executablePath: inject('chromiumPath'), args: flags })
    ;[product, browser] = await Promise.all([startProduct(settings), launched])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
  })
  return {
    origin: () => product.origin,
    open: async (options) => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'en-PH', ...options })
      context.setDefaultTimeout(10_000)
      const page = await context.newPage()
      finishWithTest(context, page)
      return page
    },
  }
}

/** Script errors and refused requests fail the test, even where the page looks right. A page may itself be a 404. */
const finishWithTest = (context: BrowserContext, page: Page): void => {
  const complaints: string[] = []
  const visited = new Set<string>()
  context.on('request', (request) => request.isNavigationRequest() && visited.add(request.url()))
  context.on('weberror', (problem) => complaints.push(problem.error().stack ?? problem.error().message))
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !visited.has(url)) complaints.push(`${message.text()} (${url})`)
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name)
    await context.close()
    expect(complaints, 'what the browser complained about').toEqual([])
  })
}

const picture = async (page: Page, testName: string): Promise<void> => {
  if (page.url() === 'about:blank') return
  mkdirSync(pictures, { recursive: true })
  const names = [testName, new URL(page.url()).pathname]
  const file = `${pictures}/${names.map((name) => name.replaceAll(/\W+/g, '-').slice(0, 60)).join('')}.png`
  await page.screenshot({ path: file, fullPage: true }).catch(() => undefined)
  process.stderr.write(`${page.url()} is pictured in ${file}\n`)
}
