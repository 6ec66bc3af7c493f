import { defineConfig } from 'vitest/config'

/** Unit tests. The package has no build of its own: a dashboard bundles its sources. */
export default defineConfig({
  test: {
    name: 'engine-admin',
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/dashboard/' } },
    testTimeout: 20_000,
    maxWorkers: '100%',
    setupFiles: ['src/testing/setup.ts'],
  },
})
