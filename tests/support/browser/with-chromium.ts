import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium, findHeadlessShell, flags } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The WebSocket by which Playwright drives the one Chromium. */
    chromiumUrl: string
  }
}

/** Vitest's global setup: finds Chromium, or installs it, and starts it once for all test files. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // It installs the fonts, too, and stands in where there is no headless shell.
  findChromium()
  const server = await chromium.launchServer({ executablePath: findHeadlessShell(), args: flags })
  project.provide('chromiumUrl', server.wsEndpoint())
  return () => server.close()
}
