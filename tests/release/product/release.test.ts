import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { versionFolders } from '../../../scripts/upgrade/version-folders.ts'
import { copyCollege } from '../../../scripts/upgrade/copy-college.ts'
import { tagVersion } from '../../../scripts/upgrade/tag-version.ts'
import { smokeTest } from '../../../scripts/upgrade/smoke-test.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { run } from '../../../scripts/run.ts'
import { administratorAt, callerOf } from '../../support/people/caller.ts'
import { load } from '../../support/server/load.ts'
import { runProduct, startProduct } from '../../support/server/product.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startProxy } from '../../support/server/proxy.ts'

const root = join(import.meta.dirname, '../../..')
const production = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' }
const assets = 'packages/site/dist/client/assets'
let home: string
let first: string

beforeAll(async () => {
  // The default place of versions: within the clone, on the same disk.
  mkdirSync(join(root, 'releases'), { recursive: true })
  home = mkdtempSync(join(root, 'releases/test-'))
  const { code, output } = await run(process.execPath, ['scripts/upgrade.ts', home], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(home, 'nowhere') },
  })
  if (code !== 0 || !output.includes('Testing on an empty database instead of this college'))
    throw new Error(output)
  first = readlinkSync(join(home, 'current'))
}, 180_000)
afterAll(() => rmSync(home, { recursive: true, force: true }), 180_000)

/** Another version beside the first, with the same libraries. */
const another = async (name: string): Promise<string> => {
  const folder = join(home, name)
  mkdirSync(folder)
  for (const part of ['package.json', 'college', 'packages', 'scripts', 'security'])
    await run('cp', ['-al', join(home, first, part), folder])
  symlinkSync(join(home, first, 'node_modules'), join(folder, 'node_modules'))
  return name
}

test('version: a new version takes over under load without a failed call, and both versions find their assets', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-take-over-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const second = await another('20990101-000000')
  writeFileSync(join(home, first, assets, 'of-the-first.js'), '1')
  writeFileSync(join(home, second, assets, 'of-the-second.js'), '2')
  const old = await startProduct({ ...production, DATA_DIR }, join(home, 'current'))
  const PORT = String(await freePort())
  const proxy = await startProxy([old.origin, `http://localhost:${PORT}`])
  onTestFinished(proxy.close)
  const readers = ['/', '/updates', '/api/updates', '/dashboard'].map((path) => {
    const reader = callerOf(proxy.origin)
    onTestFinished(reader.close)
    return () => reader.get(path)
  })
  const people = load(readers)
  await people.answered(50)

  versionFolders(home).switchTo(second)
  const asset = async (origin: string, name: string) => (await fetch(`${origin}/assets/${name}`)).text()
  expect(await asset(old.origin, 'of-the-first.js')).toBe('1')
  expect(await asset(old.origin, 'of-the-second.js')).toBe('2')
  const fresh = await startProduct({ ...production, DATA_DIR, PORT }, join(home, 'current'))
  onTestFinished(async () => void (await fresh.stop()))
  await expect.poll(() => proxy.isIn(fresh.origin)).toBe(true)
  process.kill(old.pid, 'SIGTERM')
  expect((await old.ended).code).toBe(0)
  await people.answered(50)
  expect(await asset(fresh.origin, 'of-the-first.js')).toBe('1')
  expect(await asset(fresh.origin, 'of-the-second.js')).toBe('2')
  await people.end()
  expect(people.failures).toEqual([])

  const { code } = await run(process.execPath, ['scripts/rollback.ts', home], { cwd: root })
  expect([code, readlinkSync(join(home, 'current'))]).toEqual([0, first])
}, 120_000)

test("version: its smoke test uses the college's folder and a copy of its database", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-proved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [DATA_DIR, COLLEGE_DIR] = [join(folder, 'data'), join(folder, 'college')]
  cpSync(fixtureCollege, COLLEGE_DIR, { recursive: true })
  const old = await startProduct({ ...production, DATA_DIR, COLLEGE_DIR }, join(home, first))
  const fresh = join(home, first)
  const prove = () =>
    smokeTest(fresh, async (dataDir) => {
      const of = { DATA_DIR, COLLEGE_DIR }
      const { env, description } = await copyCollege(dataDir, { current: fresh, fresh, of })
      expect(description).toBe(
        `Testing on a copy of this college. Database: ${DATA_DIR}/kampana.sqlite. College folder: ${COLLEGE_DIR}.`,
      )
      return env
    })
  expect(await prove()).toBe(null)
  // The college's migration has run, and the folder no longer contains it.
  rmSync(join(COLLEGE_DIR, 'migrations/0001-boats.ts'))
  expect(await prove()).toContain("the college's migration 0001-boats has run")
  // The running version isn't affected.
  expect((await fetch(`${old.origin}/api/boats`)).status).toBe(200)
  await old.stop()
}, 120_000)

test('tag: commits a version of a clean clone and names the commit in CHANGELOG.md', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'kampana-tag-'))
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  const read = (file: string) => readFileSync(join(clone, file), 'utf8')
  const git = async (...args: string[]) => (await run('git', args, { cwd: clone })).output.trim()
  const names = 'tests/support/earlier-release/kampana.json'
  const manifests = globSync('{.,packages/*,packages/engine/*}/package.json', { cwd: root })
  for (const file of [...manifests, 'CHANGELOG.md', 'docs/how-to/operate/containers.md', names])
    cpSync(join(root, file), join(clone, file), { recursive: true })
  for (const args of [
    'init -q',
    'config user.name Ana',
    'config user.email ana@college.example',
    'add -A',
    'commit -qm First',
  ])
    await git(...args.split(' '))
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(version).toMatch(/-dev$/)
  const next = version.replace('-dev', '')
  const following = `0.${Number(next.split('.')[1]) + 1}.0`
  const changelog = (heading: string) =>
    `# Changelog\n\n${heading}\n\n### Added\n\n- A bell.\n\n## [0.1.0] - 2026-11-21\n\nThe first version.\n`
  const tag = (more: { version?: string } = {}) =>
    tagVersion(clone, { now: new Date('2026-11-26T12:00:00Z'), names: ['text', 'day'], ...more })

  writeFileSync(join(clone, 'CHANGELOG.md'), changelog('## [Unreleased]'))
  await expect(tag()).rejects.toThrow('uncommitted changes')
  await git('commit', '-qam', 'Second')
  await expect(tag({ version: '0.1.9' })).rejects.toThrow(`is not a version after ${version}`)

  const commit = /commit ([0-9a-f]{12}) as/.exec(await tag())?.[1]
  expect(await git('rev-parse', '--short=12', `v${next}^{commit}`)).toBe(commit)
  expect(read('CHANGELOG.md')).toBe(
    changelog(`## [Unreleased]\n\n## [${next}] - 2026-11-26\n\nCommit \`${commit}\`.`),
  )
  expect(await git('show', `${commit}:CHANGELOG.md`)).toContain(
    `# Changelog\n\n## [${next}] - 2026-11-26\n\n### Added\n\n- A bell.`,
  )
  for (const file of manifests) {
    expect(await git('show', `${commit}:./${file}`)).toContain(`"version": "${next}"`)
    expect(read(file)).toContain(`"version": "${following}-dev"`)
  }
  expect(read('docs/how-to/operate/containers.md')).toContain(`kampana:${next}`)
  expect(JSON.parse(read(names))).toMatchObject({ [next]: ['day', 'text'] })
  expect(await git('status', '--porcelain')).toBe('')
  // No changes since the last tag.
  await expect(tag()).rejects.toThrow("no entries under 'Unreleased'")

  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    read('CHANGELOG.md').replace('[Unreleased]\n', '[Unreleased]\n\n### Fixed\n\n- A fix.\n'),
  )
  await git('commit', '-qam', 'Third')
  await expect(tag({ version })).rejects.toThrow('is not a version after')
  expect(await tag()).toContain(`as v${following}`)
})

test('version: pruning retains the newest versions and versions in use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const names = ['20200101', '20200102', '20300101', '20300102', '20300103', '20300104'].map(
    (day) => `${day}-000000`,
  )
  for (const name of names) mkdirSync(join(folder, name))
  const { switchTo, prune } = versionFolders(folder)
  switchTo(names[0]!)
  switchTo(names[2]!)
  prune()
  expect(readdirSync(folder)).toEqual([names[0], ...names.slice(2), 'current', 'previous'])
})

test('production start: builds nothing, reports a missing or stale build, and ignores modification times', async () => {
  const folder = join(home, first)
  const source = join(folder, 'packages/server/src/main.ts')
  utimesSync(source, 1, 1)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-stale-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  await (await startProduct({ ...production, DATA_DIR, SEED: 'none' }, folder)).stop()

  // The version's list now requires a newer Node than this one.
  const safe = join(folder, 'security/lowest-safe-versions.yaml')
  writeFileSync(safe, readFileSync(safe, 'utf8').replace('lowest: 24.', 'lowest: 99.'))
  const unsafe = await startProduct({ ...production, DATA_DIR, LOG_LEVEL: 'warn' }, folder)
  const { body } = await (await administratorAt(unsafe.origin)).get('/api/condition')
  expect(body).toContain('The server’s version of Node has known security issues')
  // The log entry follows the start, which doesn't wait for it.
  await unsafe.saying('The server’s version of Node has known security issues')
  await unsafe.stop()

  const started = (): Promise<{ code: number | null; output: string }> =>
    runProduct({ ...production, DATA_DIR }, folder)
  appendFileSync(source, '\n')
  expect(await started()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Outdated builds: server\. Run `kampana upgrade`.*\n$/),
  })
  unlinkSync(join(folder, 'packages/admin/dist/index.html'))
  expect(await started()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Missing builds: dashboard\. Run .*\n$/),
  })
}, 60_000)
