import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { smokeTest } from './upgrade/smoke-test.ts'
import { packageIn, packages, workspacePackages } from './packages.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
/** Folder of the product in the image. */
const home = 'srv/kampana'
/** Folders of the packages that run in the image. */
const running = new Set(['packages/server', 'packages/site'].flatMap((folder) => packageIn(folder).folders))
const parts = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'LICENSE',
  'security',
  'college',
  'scripts',
  'packages/*/dist',
  ...workspacePackages(root).map(({ folder }) => `${folder}/package.json`),
  // The commands and the migrations run from their sources.
  ...[...running].map((folder) => `${folder}/src`),
]
const libraries = ['kampana', ...packages.filter(({ folder }) => running.has(folder)).map(({ name }) => name)]

/**
 * Creates the contents of the container image from a built clone, on top of Debian: `node scripts/image.ts FOLDER`. They are
 * Node, the product with its runtime libraries, and empty folders for its volumes. Throws if the product doesn't start.
 */
export const packImage = async (folder: string): Promise<void> => {
  const product = join(folder, home)
  for (const path of globSync(parts, { cwd: root }))
    cpSync(join(root, path), join(product, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (name) => !/\.test\.tsx?$/.test(name),
    })
  const filters = libraries.map((name) => `--filter=${name}`)
  const install = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', ...filters]
  const { code, output } = await run('npx', ['-y', 'pnpm@12.21.0', ...install], { cwd: product })
  if (code !== 0) throw new Error(output)
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true })
  cpSync(process.execPath, join(folder, 'usr/local/bin/node'))
  cpSync(join(root, 'docs/operations/kampana'), join(folder, 'usr/local/bin/kampana'))
  for (const path of globSync('node_modules/{.pnpm/,}node-linux-*', { cwd: product }))
    rmSync(join(product, path), { recursive: true, force: true })
  const fault = await smokeTest(product)
  if (fault !== null) throw new Error(`The image failed its test:\n${fault}`)
  // Node's compile cache belongs to this user, and nobody else reads it.
  rmSync(join(product, 'node_modules/.cache'), { recursive: true, force: true })
  for (const volume of ['data', 'college']) mkdirSync(join(folder, volume), { recursive: true })
}

if (import.meta.main) await packImage(resolve(process.argv[2] ?? 'image'))
