import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Installed package. */
export interface Installed {
  name: string
  version: string
  license: string
  /** True if it has an install script. */
  runsScript: boolean
}

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  licenses?: readonly { type: string }[]
  scripts?: Readonly<Record<string, string>>
  gypfile?: boolean
}

const root = join(import.meta.dirname, '..')
const store = join(root, 'node_modules/.pnpm')
const atInstall = ['preinstall', 'install', 'postinstall']

/** Lists every package of pnpm-lock.yaml, for all platforms. */
export const lockedPackages = (): { name: string; version: string }[] => {
  const { packages } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as { packages: object }
  return Object.keys(packages).map((key) => {
    const at = key.lastIndexOf('@')
    return { name: key.slice(0, at), version: key.slice(at + 1) }
  })
}

/** Lists every installed third-party package, by name. */
export const installed = (): Installed[] => {
  // pnpm's store still contains packages that an update has replaced.
  const locked = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))
  return readStore().filter(({ name, version }) => locked.has(`${name}@${version}`))
}

const readStore = (): Installed[] =>
  readdirSync(store, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) => readEntry(join(store, entry.name, 'node_modules')))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))

/** Folders of a store entry are its packages; symlinks next to them are dependencies. */
const readEntry = (folder: string): Installed[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.name.startsWith('@') ? readEntry(path) : [read(path)]
    })

const read = (folder: string): Installed => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license, licenses = [], scripts = {}, gypfile } = manifest
  return {
    name,
    version,
    license: typeof license === 'string' ? license : ((license ?? licenses[0])?.type ?? 'unknown'),
    // npm compiles packages with a binding.gyp, unless `gypfile` is false.
    runsScript:
      atInstall.some((script) => scripts[script]) ||
      (gypfile !== false && existsSync(join(folder, 'binding.gyp'))),
  }
}
