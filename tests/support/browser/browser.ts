import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { findChromium, flags } from './chromium.ts'

/** Folder for screenshots of failed tests, outside the temporary folder. */
const pictures = '/tmp/kampana-failures'

/** Factor that slows pages down: CPU_SLOWDOWN=6 finds tests that pass only on a fast machine. */
const cpuSlowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1)
const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** The website to visit. */
interface Website {
  origin: string
  stop: () => Promise<unknown>
}
interface Opening extends BrowserContextOptions {
  /** Error statuses that the test provokes, 0 for no connection. The browser logs each as an error. */
  refusals?: readonly number[]
  /** True if the test intercepts requests after the page is open. */
  intercepts?: boolean
}

/** The running product and a browser to visit it with, shared by the tests of one file. */
interface Visits {
  origin: () => string
  /** Opens a window with a new browser profile. It closes with the test, which fails on any script error. */
  open: (options?: Opening) => Promise<Page>
}

/** Opens a college and connects to the browser before a file's tests, and closes both afterwards. */
export const visits = (settings: Readonly<Record<string, string>> = {}): Visits =>
  visitsTo(() => openCollege(settings))

/** Like `visits`, with a Chromium that has windows and doesn't move the mouse. */
export const visitsByWindow = (settings: Readonly<Record<string, string>> = {}): Visits =>
  visitsTo(
    () => openCollege(settings),
    () => chromium.launch({ executablePath: findChromium(), args: flags }),
  )

/** Visits any website, by default with the Chromium shared by all files. */
export const visitsTo = (
  start: () => Promise<Website>,
  startBrowser: () => Promise<Browser> = () => chromium.connect(inject('chromiumUrl')),
): Visits => {
  let website: Website
  let browser: Browser
  beforeAll(async () => {
    ;[website, browser] = await Promise.all([start(), startBrowser()])
  }, 60_000)
  afterAll(async () => {
    await browser?.close()
    await website?.stop()
  })
  return {
    origin: () => website.origin,
    open: async ({ refusals = [], intercepts = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: website.origin,
        locale: 'en-PH',
        // A service worker's cache would replace the test's replies.
        serviceWorkers: 'block',
        ...options,
      })
      // Two files run at once, and the machine may be slower than a user's.
      context.setDefaultTimeout(20_000)
      if (cpuSlowdown > 1) context.on('page', slowDown)
      const page = await context.newPage()
      if (intercepts) await page.route(nothing, () => undefined)
      else refuseLateRoutes(page)
      finishWithTest(context, page, refusals)
      return page
    },
  }
}

/** Opens a college in the shared process (colleges.ts). */
export const openCollege = async (settings: Readonly<Record<string, string>>): Promise<Website> => {
  const colleges = inject('collegesUrl')
  const answer = await fetch(colleges, { method: 'POST', body: JSON.stringify(settings) })
  const origin = await answer.text()
  if (!answer.ok) throw new Error(origin)
  return { origin, stop: () => fetch(`${colleges}/${new URL(origin).port}`, { method: 'DELETE' }) }
}

/** Matches no request. Registering it makes Playwright intercept requests from the first document on. */
const nothing = (): boolean => false

/**
 * Chromium applies interception to an open page by a low-priority task. A key or click right after `route` may precede the
 * task, and its request then reaches the server. Interception is reliable only for documents that load later.
 */
const refuseLateRoutes = (page: Page): void => {
  const route = page.route.bind(page)
  page.route = (...options) => {
    if (page.url() !== 'about:blank')
      throw new Error(
        'Open the page with open({ intercepts: true }). Otherwise, requests of an open page may not be intercepted.',
      )
    return route(...options)
  }
}

/** Fails the test on script errors and failed requests, even if the page looks correct. The page itself may be a 404. */
const finishWithTest = (context: BrowserContext, page: Page, refusals: readonly number[]): void => {
  const complaints: string[] = []
  const visited = new Set<string>()
  context.on('request', (request) => request.isNavigationRequest() && visited.add(request.url()))
  context.on('weberror', (problem) => complaints.push(problem.error().stack ?? problem.error().message))
  context.on('console', (message) => {
    const { url } = message.location()
    const text = message.text()
    const status = Number(/with a status of (\d+)/.exec(text)?.[1] ?? (text.includes('net::ERR_') ? 0 : NaN))
    if (message.type() !== 'error' || visited.has(url) || refusals.includes(status)) return
    complaints.push(`${text} (${url})`)
  })
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name)
    await context.close()
    expect(complaints, 'errors in the browser').toEqual([])
  })
}

const picture = async (page: Page, testName: string): Promise<void> => {
  if (page.url() === 'about:blank') return
  mkdirSync(pictures, { recursive: true })
  const names = [testName, new URL(page.url()).pathname]
  const file = `${pictures}/${names.map((name) => name.replaceAll(/\W+/g, '-').slice(0, 60)).join('')}.png`
  await page.screenshot({ path: file, fullPage: true }).catch(() => undefined)
  process.stderr.write(`Screenshot of ${page.url()}: ${file}\n`)
}
