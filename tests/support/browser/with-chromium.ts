import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string
  }
}

/** Vitest's global setup: finds Chromium, or installs it, once for all test files. */
export const setup = (project: TestProject): void => project.provide('chromiumPath', findChromium())
