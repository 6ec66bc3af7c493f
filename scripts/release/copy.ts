import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from '../run.ts'

/** Folders of the clone that a release has no use for, and those that are linked instead of copied. */
const leftOut = new Set(['.git', '.cache', 'bench', 'data', 'dist', 'node_modules', 'releases', 'tests'])
const packages = ['shared', 'server', 'admin', 'site']
/** What a build leaves: taken along, so that only what has changed since is built. */
const builds = ['server', 'admin', 'site'].map((name) => `packages/${name}/dist`)
const records = ['site', 'dashboard', 'server'].map((name) => `node_modules/.cache/kampana/${name}.sha256`)

/** Makes a whole of its own of a clone: its files, its libraries and what is built already. */
export const copyClone = async (clone: string, folder: string): Promise<void> => {
  // Times stand for what was built from what.
  for (const name of readdirSync(clone).filter((name) => !leftOut.has(name)))
    cpSync(join(clone, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    })
  const libraries = ['node_modules', ...packages.map((name) => `packages/${name}/node_modules`)]
  for (const path of [...libraries, ...builds]) await link(join(clone, path), join(folder, path))
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules/.cache/kampana'), { recursive: true })
  for (const path of records) if (existsSync(join(clone, path))) cpSync(join(clone, path), join(folder, path))
}

/** A hundred thousand files in seconds and without room: a library's file is replaced, never written into. */
const link = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return
  const linked = await run('cp', ['-al', from, to])
  if (linked.code === 0) return
  // Another disk.
  rmSync(to, { recursive: true, force: true })
  const copied = await run('cp', ['-a', from, to])
  if (copied.code !== 0) throw new Error(copied.output)
}
