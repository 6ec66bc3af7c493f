import { defineConfig } from 'vitest/config'

/** Tests of the API, on one of the two databases. */
const api = (
  name: string,
  database: 'sqlite' | 'postgres',
  include: readonly string[],
  exclude: readonly string[] = [],
) => ({
  test: {
    name,
    // Nothing outlives a test, so files may share a worker and load the server once.
    isolate: false,
    root: 'tests',
    include: [...include],
    exclude: [...exclude],
    provide: { database },
    globalSetup: database === 'postgres' ? ['support/server/with-postgres.ts'] : [],
    testTimeout: 30_000,
  },
})

/** Tests of the built product in processes of its own. */
const product = (name: string, include: readonly string[]) => ({
  test: { name, root: 'tests', include: [...include], testTimeout: 60_000 },
})

/** Tests of the built product in a browser. */
const browser = (name: string, include: readonly string[]) => ({
  test: {
    name,
    root: 'tests',
    include: [...include],
    globalSetup: ['chromium', 'demo', 'colleges'].map((name) => `support/browser/with-${name}.ts`),
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As long as Playwright waits for what is on a page.
    expect: { poll: { timeout: 20_000 } },
  },
})

/** SQLite is a part of the server: it stops with it, and not otherwise. */
const onlyPostgres = 'api/sql/database-stopped.test.ts'

/** `pnpm test` takes those without "exhaustive" in their name, `pnpm test --all` takes all of them. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // What they test keeps nothing between two tests.
      { test: { name: 'shared', root: 'packages/shared', include: ['src/**/*.test.ts'], isolate: false } },
      { test: { name: 'server', root: 'packages/server', include: ['src/**/*.test.ts'], isolate: false } },
      'packages/admin/vite.config.ts',
      'packages/site/vite.config.ts',
      api('api-sqlite', 'sqlite', ['api/**/*.test.ts'], [onlyPostgres]),
      // What is asked of the database in words of its own; the rest reaches both through Kysely.
      api('api-postgres', 'postgres', ['api/sql/*.test.ts']),
      product('product', ['product/*.test.ts']),
      browser('browser', ['browser/*.test.ts']),
      api('exhaustive-sqlite', 'sqlite', ['exhaustive/{api,attacks}/**/*.test.ts']),
      api(
        'exhaustive-postgres',
        'postgres',
        ['api/**/*.test.ts', 'exhaustive/{api,attacks}/**/*.test.ts'],
        ['api/sql/**', 'exhaustive/attacks/without-sql/**'],
      ),
      product('exhaustive-product', ['exhaustive/product/*.test.ts']),
      browser('exhaustive-browser', ['exhaustive/browser/*.test.ts']),
    ],
  },
})
