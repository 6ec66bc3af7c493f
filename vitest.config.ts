import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { projectOf } from './scripts/packages.ts'

/** Unit tests, next to their subject. No state survives a test. */
const unit = (folder: string) => ({
  test: {
    name: projectOf({ folder }),
    root: folder,
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: [
      join(
        import.meta.dirname,
        folder.startsWith('packages/engine/')
          ? 'packages/engine/declare/src/testing/setup.ts'
          : 'tests/support/setup.ts',
      ),
    ],
    testTimeout: 20_000,
  },
})

const quickPasswords = {
  '@node-rs/argon2': join(import.meta.dirname, 'tests/support/server/quick-argon2.ts'),
}

/** True for projects that test all back ends, resources and kinds instead of one that covers every feature. */
const isWhole = (name: string): boolean => name.startsWith('release-')

const withBuild = 'support/server/with-build.ts'

/**
 * Small college, whose server starts in three quarters of the sample's time. The release tier repeats these tests with the
 * sample.
 */
const fixtureCollege = join(import.meta.dirname, 'tests/support/college')

/** Tests of the API, on one of the two databases. */
const api = (
  name: string,
  database: 'sqlite' | 'postgres',
  include: readonly string[],
  exclude: readonly string[] = [],
  alias: Readonly<Record<string, string>> = quickPasswords,
) => ({
  // Vitest imports a college's own files itself, without the server's hooks (college/import-own-module.ts).
  resolve: { alias: { kampana: join(import.meta.dirname, 'packages/server/src/kampana.ts'), ...alias } },
  test: {
    name,
    // No state survives a test, so files can share a worker and load the server once.
    isolate: false,
    root: 'tests',
    include: [...include],
    exclude: [...exclude],
    provide: { database, whole: isWhole(name) },
    env: isWhole(name) ? {} : { COLLEGE_DIR: fixtureCollege },
    globalSetup: [withBuild, ...(database === 'postgres' ? ['support/server/with-postgres.ts'] : [])],
    testTimeout: 60_000,
    // Node loads the built site: each college imports it, and Vitest would process its 1.5 megabytes each time.
    server: { deps: { external: [/\/packages\/site\/dist\//] } },
  },
})

/** Two workers per core, since these tests wait for other processes. */
const waitingWorkers = 2 * availableParallelism()

/** Tests of the built product in separate processes. */
const product = (name: string, include: readonly string[]) => ({
  test: {
    name,
    root: 'tests',
    include: [...include],
    globalSetup: [withBuild],
    testTimeout: 60_000,
    maxWorkers: waitingWorkers,
  },
})

/**
 * Tests of the built product in a browser. The journeys of `pnpm test` don't use the demo college, which takes ten seconds to
 * create.
 */
const browser = (name: string, include: readonly string[], setups: readonly string[]) => ({
  test: {
    name,
    root: 'tests',
    include: [...include],
    provide: { whole: isWhole(name) },
    globalSetup: [withBuild, ...setups.map((name) => `support/browser/with-${name}.ts`)],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // Same timeout as Playwright's for elements of a page.
    expect: { poll: { timeout: 20_000 } },
  },
})

/** Browser tests that cover more in the release tier. */
const thinned = ['accessibility', 'changes', 'office-jobs', 'routes']

/** Tests that need several nodes, or a database that can stop separately from the server. */
const onlyPostgres = [
  'api/sql/database-stopped.test.ts',
  'api/sql/write-probe.test.ts',
  'exhaustive/sql/two-nodes.test.ts',
]

/** Tests that don't depend on the database, and tests of SQLite's query plans. */
const notOnPostgres = ['exhaustive/api/content-reload.test.ts', 'api/site/home-statements.test.ts']

/** Tests of the sample college's own texts, which a worker reads once. */
const sampleCollege = (name: string, root: string) => ({
  test: { name, root, isolate: false, maxWorkers: '100%', testTimeout: 20_000 },
})

const siteFolder = join(import.meta.dirname, 'packages/site')
const testsOfSite = '{src,build}/**/*.test.{ts,tsx}'

/** Tests of the site that modify the page. All others only parse a page and share a worker's modules. */
const withPage = globSync(testsOfSite, { cwd: siteFolder }).filter((file) =>
  /@vitest-environment jsdom[^]*(?:\bdocument\b|@testing-library)/.test(
    readFileSync(join(siteFolder, file), 'utf8'),
  ),
)

const site = (name: string, options: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: './packages/site/vite.config.ts',
  test: { name, root: 'packages/site', ...options },
})

/** scripts/steps.ts assigns the projects to tiers. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      sampleCollege('sample-college', 'tests/sample-college'),
      unit('packages/engine/declare'),
      unit('packages/engine/server'),
      unit('packages/shared'),
      unit('packages/server'),
      'packages/engine/admin/vite.config.ts',
      'packages/engine/site/vite.config.ts',
      'packages/admin/vite.config.ts',
      site('site', { include: [testsOfSite], exclude: withPage, isolate: false }),
      site('site-page', { include: withPage }),
      api('api-sqlite', 'sqlite', ['api/**/*.test.ts'], onlyPostgres),
      // Tests of hand-written SQL; all other queries reach both databases through Kysely.
      api('api-postgres', 'postgres', ['{api,exhaustive}/sql/*.test.ts']),
      product('product', ['product/*.test.ts']),
      browser('browser', ['browser/*.test.ts'], ['chromium', 'colleges']),
      api('exhaustive-sqlite', 'sqlite', ['exhaustive/{api,attacks,sql}/**/*.test.ts'], onlyPostgres),
      product('exhaustive-product', ['exhaustive/product/*.test.ts']),
      browser('exhaustive-browser', ['exhaustive/browser/*.test.ts'], ['chromium', 'demo', 'colleges']),
      api(
        'release-postgres',
        'postgres',
        ['api/**/*.test.ts', 'exhaustive/{api,attacks,sql}/**/*.test.ts'],
        ['exhaustive/attacks/without-sql/**', ...notOnPostgres],
      ),
      browser(
        'release-browser',
        [`exhaustive/browser/{${thinned.join()}}.test.ts`, 'release/browser/*.test.ts'],
        ['chromium', 'colleges'],
      ),
      product('release-product', ['release/product/*.test.ts']),
      sampleCollege('release-sample-college', 'tests/release/sample-college'),
      // Uses the product's real password hashing, since the tests check that timing reveals nothing.
      api('release-api', 'sqlite', ['release/api/*.test.ts'], [], {}),
    ],
  },
})
