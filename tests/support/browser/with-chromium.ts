import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium, flags } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The WebSocket by which Playwright drives the one Chromium. */
    chromiumUrl: string
  }
}

/** Vitest's global setup: finds Chromium, or installs it, and starts it once for all test files. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: flags })
  project.provide('chromiumUrl', server.wsEndpoint())
  return () => server.close()
}
