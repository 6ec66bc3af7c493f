import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium, findHeadlessShell, flags } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket address of the shared Chromium, for Playwright. */
    chromiumUrl: string
  }
}

/** Vitest's global setup: finds or installs Chromium, and starts it once for all test files. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // This also installs fonts, and replaces a missing headless Chromium.
  findChromium()
  const server = await chromium.launchServer({ executablePath: findHeadlessShell(), args: flags })
  project.provide('chromiumUrl', server.wsEndpoint())
  return () => server.close()
}
