import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A package as it is installed here. */
export interface Installed {
  name: string
  version: string
  licence: string
  /** Whether it would run something when it is installed. */
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

/** Every package that pnpm-lock.yaml names, for whatever machine. */
export const lockedPackages = (): { name: string; version: string }[] => {
  const { packages } = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as { packages: object }
  return Object.keys(packages).map((key) => {
    const at = key.lastIndexOf('@')
    return { name: key.slice(0, at), version: key.slice(at + 1) }
  })
}

/** Every package of other people's that is installed, by name. */
export const installed = (): Installed[] => {
  // The store keeps what an update has replaced for some days.
  const locked = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))
  return inStore().filter(({ name, version }) => locked.has(`${name}@${version}`))
}

const inStore = (): Installed[] =>
  readdirSync(store, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) => ownOf(join(store, entry.name, 'node_modules')))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))

/** What stands in a folder of the store is a package; what it needs is linked to beside it. */
const ownOf = (folder: string): Installed[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.name.startsWith('@') ? ownOf(path) : [read(path)]
    })

const read = (folder: string): Installed => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license, licenses = [], scripts = {}, gypfile } = manifest
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : ((license ?? licenses[0])?.type ?? 'unknown'),
    // npm compiles what has a binding.gyp, unless told that it's there for other reasons.
    runsScript:
      atInstall.some((script) => scripts[script]) ||
      (gypfile !== false && existsSync(join(folder, 'binding.gyp'))),
  }
}
