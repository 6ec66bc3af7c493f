import { defineConfig } from 'vitest/config'

/** Unit tests. The package has no build of its own: a site bundles its sources. */
export default defineConfig({
  test: {
    name: 'engine-site',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    maxWorkers: '100%',
    setupFiles: ['../declare/src/testing/setup.ts'],
  },
})
