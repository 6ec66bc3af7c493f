import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests beside their subject, which keeps nothing between two of them. */
const unit = (name: string) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts'],
    isolate: false,
    setupFiles: [join(import.meta.dirname, 'tests/support/setup.ts')],
    testTimeout: 20_000,
  },
})

const quickPasswords = {
  '@node-rs/argon2': join(import.meta.dirname, 'tests/support/server/quick-argon2.ts'),
}

/** Whether a project asks of each back end, resource or kind what others ask of one that has all of it. */
const isWhole = (name: string): boolean => name.startsWith('release-')

const withBuild = 'support/server/with-build.ts'

/** A small college, whose server starts in three quarters of the sample's time; a release asks the same of the sample. */
const fixtureCollege = join(import.meta.dirname, 'tests/support/college')

/** Tests of the API, on one of the two databases. */
const api = (
  name: string,
  database: 'sqlite' | 'postgres',
  include: readonly string[],
  exclude: readonly string[] = [],
  alias: Readonly<Record<string, string>> = quickPasswords,
) => ({
  // Vitest imports a college's own files itself, past the server's hooks (college/import-own-module.ts).
  resolve: { alias: { kampana: join(import.meta.dirname, 'packages/server/src/kampana.ts'), ...alias } },
  test: {
    name,
    // Nothing outlives a test, so files may share a worker and load the server once.
    isolate: false,
    root: 'tests',
    include: [...include],
    exclude: [...exclude],
    provide: { database, whole: isWhole(name) },
    env: isWhole(name) ? {} : { COLLEGE_DIR: fixtureCollege },
    globalSetup: [withBuild, ...(database === 'postgres' ? ['support/server/with-postgres.ts'] : [])],
    testTimeout: 60_000,
    // The built site is read by Node: each college imports it, and Vitest would read its one and a half megabytes each time.
    server: { deps: { external: [/\/packages\/site\/dist\//] } },
  },
})

/** Twice as many as there are cores, where tests wait for other processes. */
const waitingWorkers = 2 * availableParallelism()

/** Tests of the built product in processes of its own. */
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

/** Tests of the built product in a browser; the journeys of `pnpm test` do without the demo college, made in ten seconds. */
const browser = (name: string, include: readonly string[], setups: readonly string[]) => ({
  test: {
    name,
    root: 'tests',
    include: [...include],
    provide: { whole: isWhole(name) },
    globalSetup: [withBuild, ...setups.map((name) => `support/browser/with-${name}.ts`)],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // As long as Playwright waits for what is on a page.
    expect: { poll: { timeout: 20_000 } },
  },
})

/** Browser tests that ask more of the release tier. */
const thinned = ['accessibility', 'changes', 'office-jobs', 'routes']

/** SQLite is a part of the server: it stops with it, and not otherwise; and it has one node. */
const onlyPostgres = [
  'api/sql/database-stopped.test.ts',
  'api/sql/write-probe.test.ts',
  'exhaustive/sql/two-nodes.test.ts',
]

/** Tests of the college's folder, whatever the database, and of SQLite's own plans. */
const notOnPostgres = ['exhaustive/api/content-reload.test.ts', 'api/site/home-statements.test.ts']

/** Tests of the sample college's own texts, which a worker reads once. */
const sampleCollege = (name: string, root: string) => ({
  test: { name, root, isolate: false, maxWorkers: '100%', testTimeout: 20_000 },
})

const siteFolder = join(import.meta.dirname, 'packages/site')
const testsOfSite = '{src,build}/**/*.test.{ts,tsx}'

/** Tests of the site that take over the page on which they are; all others, which at most parse one, share what a worker has loaded. */
const withPage = globSync(testsOfSite, { cwd: siteFolder }).filter((file) =>
  /@vitest-environment jsdom[^]*(?:\bdocument\b|@testing-library)/.test(
    readFileSync(join(siteFolder, file), 'utf8'),
  ),
)

const site = (name: string, options: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  extends: './packages/site/vite.config.ts',
  test: { name, root: 'packages/site', ...options },
})

/** Which tier takes which: scripts/steps.ts. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      sampleCollege('sample-college', 'tests/sample-college'),
      unit('shared'),
      unit('server'),
      'packages/admin/vite.config.ts',
      site('site', { include: [testsOfSite], exclude: withPage, isolate: false }),
      site('site-page', { include: withPage }),
      api('api-sqlite', 'sqlite', ['api/**/*.test.ts'], onlyPostgres),
      // What is asked of the database in words of its own; the rest reaches both through Kysely.
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
      // With the product's own passwords: what they cost is what their timing must not tell.
      api('release-api', 'sqlite', ['release/api/*.test.ts'], [], {}),
    ],
  },
})
