import { chromium } from 'playwright-core'
import { existsSync, globSync } from 'node:fs'
import { canInstall, install } from '../server/debian.ts'

/**
 * Leaves out what Chromium does besides showing a page: above all the panels of its address bar, which are pages of their own
 * in each window. Of several such lists the last counts, so Playwright's is repeated as far as it matters here.
 */
export const pagesAlone = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
].join()}`

/** How the tests' Chromium is started. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  pagesAlone,
  // Hosts of one domain, as a dashboard and its server are that stand apart.
  '--host-resolver-rules=MAP *.college.test localhost',
]

/** The path of a Chromium on this machine; as root on Debian it is installed where there is none. */
export const findChromium = (): string => {
  if ((!candidate() || !hasFonts()) && canInstall()) install('chromium', 'fonts-liberation')
  const found = candidate()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to where it is.',
  )
}

/**
 * The path of the Chromium that has no windows, where Debian has it: it draws the same pages in three quarters of the time.
 * But on each page its mouse moves once by itself.
 */
export const findHeadlessShell = (): string => {
  const wanted = !process.env['CHROMIUM_PATH'] && !existsSync(headlessShell)
  if (wanted && canInstall()) install('chromium-headless-shell')
  return !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : findChromium()
}

const headlessShell = '/usr/bin/chromium-headless-shell'

const candidate = (): string | undefined => {
  const given = process.env['CHROMIUM_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, where there is nothing.`)
  const usual = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  return given || [...usual, chromium.executablePath()].find((path) => existsSync(path))
}

/** Without a single font Chromium starts, and every letter is an empty box of no width. */
const hasFonts = (): boolean =>
  globSync('/{usr/share,usr/local/share,root/.local/share}/fonts/**/*.{ttf,otf,pfb,t1}').length > 0
