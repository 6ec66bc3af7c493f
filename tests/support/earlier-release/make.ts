/**
 * Makes the fixture of a version: starts the version from a built clone, lets people work in it over HTTP, and packs its database
 * and its backup.
 *
 *   git clone . /tmp/kampana-0.3.1 && cd /tmp/kampana-0.3.1
 *   git checkout 0c0cfea8 && pnpm install --frozen-lockfile && pnpm build
 *   cd - && node tests/support/earlier-release/make.ts 0.3.1 /tmp/kampana-0.3.1
 *
 * A third argument names another folder for the result. A version after 0.3.1 goes on with the fixture of the version before it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { startProduct } from '../server/product.ts'
import { earlierRelease, putDatabase, putExported } from './earlier-release.ts'
import { workIn031 } from './make/work-in-0.3.1.ts'
import { workIn3977b910 } from './make/work-in-3977b910.ts'

const [version = '', clone = '', out = join(import.meta.dirname, version)] = process.argv.slice(2)
const works: Readonly<Record<string, typeof workIn031>> = { '0.3.1': workIn031, '3977b910': workIn3977b910 }
const work = works[version]
if (!work) throw new Error(`Usage: VERSION CLONE. Versions: ${Object.keys(works).join(', ')}.`)

const pack = (name: string, bytes: Buffer | string): void =>
  writeFileSync(
    join(out, `${name}.br`),
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
  )

/** The texts of a folder by path. */
const readTexts = (from: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:md|yaml|json|css)$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(from, path), 'utf8')]),
  )

const folder = resolve(clone)
const dataDir = mkdtempSync(join(tmpdir(), 'kampana-fixture-'))
if (version !== '0.3.1') putDatabase(dataDir, '0.3.1')
const settings = {
  DATA_DIR: dataDir,
  COLLEGE_DIR: version === '0.3.1' ? join(folder, 'tests/support/college') : putExported(dataDir),
  APP_KEY: earlierRelease.key,
  SEED: 'none',
}
const product = await startProduct(settings, folder)
await work({
  origin: product.origin,
  activate: (username) => {
    execFileSync(process.execPath, ['scripts/account.ts', 'activate', username], {
      cwd: folder,
      env: { ...process.env, ...settings },
    })
  },
})
await product.stop()
const run = (script: string, ...args: readonly string[]): number | null =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  }).status
run('backup', join(dataDir, 'backup.kampana'))
for (const name of ['kampana.sqlite', 'backup.kampana']) pack(name, readFileSync(join(dataDir, name)))
if (version === '0.3.1') {
  const exported = join(dataDir, 'exported')
  // The command exits with 1 because of open drafts.
  run('content', 'export', exported)
  pack('exported.json', JSON.stringify(readTexts(exported)))
}
rmSync(dataDir, { recursive: true })
