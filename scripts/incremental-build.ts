import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, stampFiles } from './fingerprint.ts'
import { packageIn } from './packages.ts'

/** A failed build; the message is for the person who started it. */
export class BuildFailure extends Error {}

export type PartName = 'site' | 'dashboard' | 'server'

interface Part {
  name: PartName
  folder: string
  /** Files that a complete build contains. */
  outputs: readonly string[]
}

const root = join(import.meta.dirname, '..')
const common = ['pnpm-lock.yaml', 'tsconfig.base.json']
const parts: readonly Part[] = [
  {
    name: 'site',
    folder: 'packages/site',
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
  },
  {
    name: 'dashboard',
    folder: 'packages/admin',
    outputs: ['dist/index.html'],
  },
  {
    name: 'server',
    folder: 'packages/server',
    outputs: ['dist/main.js'],
  },
]

/** Builds all parts, or the named ones, whose sources have changed since the last build, in parallel. */
export const buildStale = async (names?: readonly PartName[]): Promise<void> => {
  const wanted = parts.filter(({ name }) => names?.includes(name) ?? true)
  const stampOnce = stamper()
  const results = await Promise.allSettled(wanted.map((part) => buildIfStale(part, stampOnce)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Lists the parts whose build is missing or incomplete. */
export const missingParts = (): PartName[] => parts.filter((part) => !isBuilt(part)).map(({ name }) => name)

/**
 * Lists the parts whose sources differ from those of their build. Compares contents, since a copy or a restored archive has
 * other times. A part counts as fresh if the build's record is missing or unreadable.
 */
export const staleParts = (): PartName[] => {
  const stampOnce = stamper()
  return parts.filter((part) => isStale(part, stampOnce)).map(({ name }) => name)
}

const isStale = (part: Part, stampOnce: (inputs: readonly string[]) => string): boolean => {
  const inputs = listInputs(part)
  try {
    const [stamp, known] = readFileSync(recordFile(part), 'utf8').split('\n')
    return stampOnce(inputs) !== stamp && fingerprint(root, inputs) !== known
  } catch {
    return false
  }
}

const recordFile = ({ name }: Part): string => join(root, 'node_modules/.cache/kampana', `${name}.sha256`)
/** Sources of a part: its package, and those that it uses. */
const listInputs = ({ folder }: Part): string[] => [...packageIn(folder).folders, ...common]

/** Stamps inputs, memoized, since several parts share some. */
const stamper = (): ((inputs: readonly string[]) => string) => {
  const stamps = new Map<string, string>()
  const stampOnce = (input: string): string => {
    const stamp = stamps.get(input) ?? stampFiles(root, [input])
    stamps.set(input, stamp)
    return stamp
  }
  return (inputs) => inputs.map(stampOnce).join(' ')
}

const buildIfStale = async (part: Part, stampOnce: (inputs: readonly string[]) => string): Promise<void> => {
  const record = recordFile(part)
  const inputs = listInputs(part)
  const [knownStamp, known] =
    isBuilt(part) && existsSync(record) ? readFileSync(record, 'utf8').split('\n') : []
  const stamp = stampOnce(inputs)
  if (stamp === knownStamp) return
  const current = fingerprint(root, inputs)
  // Deleted first, so that an interrupted build never counts as complete.
  rmSync(record, { force: true })
  if (current !== known) await build(part)
  mkdirSync(join(record, '..'), { recursive: true })
  writeFileSync(record, `${stamp}\n${current}`)
}

const isBuilt = ({ folder, outputs }: Part): boolean =>
  outputs.every((output) => existsSync(join(root, folder, output)))

/** Runs the package's build script by `node --run`, which avoids starting pnpm and uses this Node. */
const build = async ({ name, folder }: Part): Promise<void> => {
  const began = performance.now()
  process.stdout.write(`Building the ${name} …\n`)
  // Imported lazily, since a start usually has nothing to build.
  const { run } = await import('./run.ts')
  const { code, output } = await run(process.execPath, ['--run', 'build'], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code === null) throw new BuildFailure(`A signal stopped the build of the ${name}.`)
  if (code !== 0) {
    process.stderr.write(output)
    throw new BuildFailure(`The build of the ${name} failed. The messages above show the reason.`)
  }
  process.stdout.write(`Built the ${name} (${((performance.now() - began) / 1000).toFixed(1)} s).\n`)
}
