import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, stampOf } from './fingerprint.ts'

/** A part could not be built; the message is for the person who started the build. */
export class BuildFailure extends Error {}

export type PartName = 'site' | 'dashboard' | 'server'

interface Part {
  name: PartName
  folder: string
  /** Built from these, besides its own folder. */
  inputs: readonly string[]
  /** There once it has been built. */
  outputs: readonly string[]
}

const root = join(import.meta.dirname, '..')
const common = ['packages/shared/src', 'packages/shared/package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const college = 'packages/site/content/college'
const parts: readonly Part[] = [
  {
    name: 'site',
    folder: 'packages/site',
    inputs: common,
    outputs: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
  },
  {
    name: 'dashboard',
    folder: 'packages/admin',
    inputs: [...common, college],
    outputs: ['dist/index.html'],
  },
  {
    name: 'server',
    folder: 'packages/server',
    inputs: [...common, college],
    outputs: ['dist/main.js'],
  },
]

/** Builds the parts, or those named, whose sources have changed since they were last built, side by side. */
export const buildStale = async (names?: readonly PartName[]): Promise<void> => {
  const wanted = parts.filter(({ name }) => names?.includes(name) ?? true)
  const stampOnce = stamper()
  const results = await Promise.allSettled(wanted.map((part) => buildIfStale(part, stampOnce)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** The parts of which something is missing that a build leaves. */
export const missingParts = (): PartName[] => parts.filter((part) => !isBuilt(part)).map(({ name }) => name)

/**
 * The parts whose sources have other bytes than those that they were built from. Times alone say nothing: a copy or a
 * restored archive has new ones. Where nobody noted what it was built from, or it may not be read, nothing is known.
 */
export const staleParts = (): PartName[] => {
  const stampOnce = stamper()
  return parts.filter((part) => isStale(part, stampOnce)).map(({ name }) => name)
}

const isStale = (part: Part, stampOnce: (inputs: readonly string[]) => string): boolean => {
  const inputs = inputsOf(part)
  try {
    const [stamp, fingerprint] = readFileSync(recordOf(part), 'utf8').split('\n')
    return stampOnce(inputs) !== stamp && fingerprintOf(root, inputs) !== fingerprint
  } catch {
    return false
  }
}

const recordOf = ({ name }: Part): string => join(root, 'node_modules/.cache/kampana', `${name}.sha256`)
const inputsOf = ({ folder, inputs }: Part): string[] => [folder, ...inputs]

/** Stamps inputs, each of them once, though several parts may be built from it. */
const stamper = (): ((inputs: readonly string[]) => string) => {
  const stamps = new Map<string, string>()
  const stampOnce = (input: string): string => {
    const stamp = stamps.get(input) ?? stampOf(root, [input])
    stamps.set(input, stamp)
    return stamp
  }
  return (inputs) => inputs.map(stampOnce).join(' ')
}

const buildIfStale = async (part: Part, stampOnce: (inputs: readonly string[]) => string): Promise<void> => {
  const record = recordOf(part)
  const inputs = inputsOf(part)
  const [knownStamp, known] =
    isBuilt(part) && existsSync(record) ? readFileSync(record, 'utf8').split('\n') : []
  const stamp = stampOnce(inputs)
  if (stamp === knownStamp) return
  const fingerprint = fingerprintOf(root, inputs)
  // Taken away first, so that a build that breaks off half-way is never taken for a good one.
  rmSync(record, { force: true })
  if (fingerprint !== known) await build(part)
  mkdirSync(join(record, '..'), { recursive: true })
  writeFileSync(record, `${stamp}\n${fingerprint}`)
}

const isBuilt = ({ folder, outputs }: Part): boolean =>
  outputs.every((output) => existsSync(join(root, folder, output)))

/** Runs the package's own build script. `node --run` spares pnpm's start and takes this very Node. */
const build = async ({ name, folder }: Part): Promise<void> => {
  const began = performance.now()
  process.stdout.write(`Building the ${name} …\n`)
  // Mostly there is nothing to build, and a start need not read what runs programs.
  const { run } = await import('./run.ts')
  const { code, output } = await run(process.execPath, ['--run', 'build'], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code === null) throw new BuildFailure(`Stopped before the ${name} was built.`)
  if (code !== 0) {
    process.stderr.write(output)
    throw new BuildFailure(`The ${name} could not be built: the messages above say why.`)
  }
  process.stdout.write(`The ${name} is built (${((performance.now() - began) / 1000).toFixed(1)} s).\n`)
}
