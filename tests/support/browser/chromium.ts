import { chromium } from 'playwright-core'
import { existsSync, globSync } from 'node:fs'
import { canInstall, install } from '../server/debian.ts'

/**
 * Disables Chromium's own features, above all the panels of the address bar, which are separate pages in each window. Only the
 * last such list counts, so the relevant part of Playwright's list is repeated.
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

/** Command-line flags of the tests' Chromium. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  pagesAlone,
  // Hosts of one domain, like a dashboard and its separate server.
  '--host-resolver-rules=MAP *.college.test localhost',
]

/** Path of a Chromium on this machine. As root on Debian, a missing Chromium is installed. */
export const findChromium = (): string => {
  if ((!candidate() || !hasFonts()) && canInstall()) install('chromium', 'fonts-liberation')
  const found = candidate()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install the package chromium, or set CHROMIUM_PATH to its path.',
  )
}

/**
 * Path of the headless Chromium, if Debian has it. It renders pages in three quarters of the time, but its mouse moves once on
 * each page.
 */
export const findHeadlessShell = (): string => {
  const wanted = !process.env['CHROMIUM_PATH'] && !existsSync(headlessShell)
  if (wanted && canInstall()) install('chromium-headless-shell')
  return !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : findChromium()
}

const headlessShell = '/usr/bin/chromium-headless-shell'

const candidate = (): string | undefined => {
  const given = process.env['CHROMIUM_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`)
  const usual = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  return given || [...usual, chromium.executablePath()].find((path) => existsSync(path))
}

/** Without fonts, Chromium starts but shows every letter as an empty box without width. */
const hasFonts = (): boolean =>
  globSync('/{usr/share,usr/local/share,root/.local/share}/fonts/**/*.{ttf,otf,pfb,t1}').length > 0
