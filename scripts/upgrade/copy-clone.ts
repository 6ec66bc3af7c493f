import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { workspacePackages } from '../packages.ts'
import { run } from '../run.ts'

/** Folders that a built version doesn't need, or that are linked instead of copied. */
const leftOut = new Set(['.git', '.cache', 'bench', 'data', 'dist', 'node_modules', 'releases', 'tests'])
/** Builds and their records are copied, so that only changed parts are built again. */
const builds = ['server', 'admin', 'site'].map((name) => `packages/${name}/dist`)
const records = ['site', 'dashboard', 'server'].map((name) => `node_modules/.cache/kampana/${name}.sha256`)

/** Copies a clone with its dependencies and builds. */
export const copyClone = async (clone: string, folder: string): Promise<void> => {
  // Modification times determine which builds are up to date.
  for (const name of readdirSync(clone).filter((name) => !leftOut.has(name)))
    cpSync(join(clone, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    })
  const libraries = ['node_modules', ...workspacePackages(clone).map((each) => `${each.folder}/node_modules`)]
  for (const path of [...libraries, ...builds]) await link(join(clone, path), join(folder, path))
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules/.cache/kampana'), { recursive: true })
  for (const path of records) if (existsSync(join(clone, path))) cpSync(join(clone, path), join(folder, path))
}

/** Copies by hard links, quickly and without disk space, since files of dependencies are replaced and never modified. */
const link = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return
  const linked = await run('cp', ['-al', from, to])
  if (linked.code === 0) return
  // Hard links fail across file systems.
  rmSync(to, { recursive: true, force: true })
  const copied = await run('cp', ['-a', from, to])
  if (copied.code !== 0) throw new Error(copied.output)
}
