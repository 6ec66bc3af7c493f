import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package of the workspace. Folders are relative to its root. */
interface WorkspacePackage {
  name: string
  folder: string
  /** Folders of the packages that it depends on, directly or indirectly, and its own. */
  folders: readonly string[]
}

interface Manifest {
  name: string
  dependencies?: Readonly<Record<string, string>>
}

/** Packages of the workspace in a folder: the engine's, the product's, and the examples. */
export const workspacePackages = (root: string): readonly WorkspacePackage[] => {
  const found = globSync('{packages/{*,engine/*},examples/*}/package.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const { name, dependencies = {} }: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
      return { folder: dirname(file), name, dependencies }
    })
  const used = (folder: string): string[] => {
    const { dependencies } = found.find((each) => each.folder === folder)!
    return found.filter(({ name }) => name in dependencies).map((each) => each.folder)
  }
  const withUsed = (folder: string): ReadonlySet<string> => {
    const folders = new Set([folder])
    for (const each of folders) used(each).forEach((next) => folders.add(next))
    return folders
  }
  return found.map(({ name, folder }) => ({ name, folder, folders: [...withUsed(folder)] }))
}

const root = join(import.meta.dirname, '..')

/** The engine's and the product's packages of this workspace. */
export const packages = workspacePackages(root).filter(({ folder }) => folder.startsWith('packages/'))

/** A package of this workspace by its folder. */
export const packageIn = (folder: string): WorkspacePackage => {
  const found = packages.find((each) => each.folder === folder)
  if (!found) throw new Error(`There is no package in ${folder}.`)
  return found
}

/** Name of a package's unit tests in vitest.config.ts: `engine-declare`, `shared`. */
export const projectOf = ({ folder }: Pick<WorkspacePackage, 'folder'>): string =>
  folder.replace('packages/', '').replace('/', '-')
