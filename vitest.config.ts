import { defineConfig } from 'vitest/config'

/** Attacks that never come as far as the database; on one of the two they are tried often enough. */
const withoutSql = ['raw-http', 'paths', 'cache-keys', 'json-bodies', 'session', 'markup'].map(
  (name) => `api/attacks/${name}.test.ts`,
)

/** The same API tests on each database. */
const api = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `api-${database}`,
    // Nothing outlives a test, so files may share a worker and load the server once.
    isolate: false,
    root: 'tests',
    include: ['api/**/*.test.ts'],
    // SQLite is a part of the server: it stops with it, and not otherwise.
    exclude: database === 'sqlite' ? ['api/database-stopped.test.ts'] : withoutSql,
    provide: { database },
    globalSetup: database === 'postgres' ? ['support/with-postgres.ts'] : [],
    testTimeout: 30_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // What they test keeps nothing between two tests.
      { test: { name: 'shared', root: 'packages/shared', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'server', root: 'packages/server', include: ['src/**/*.test.ts'], isolate: false } },
      'packages/admin/vite.config.ts',
      'packages/site/vite.config.ts',
      api('sqlite'),
      api('postgres'),
      { test: { name: 'whole', root: 'tests', include: ['*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'browser',
          root: 'tests',
          include: ['browser/**/*.test.ts'],
          globalSetup: ['support/with-chromium.ts', 'support/with-demo.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // As long as Playwright waits for what is on a page.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
