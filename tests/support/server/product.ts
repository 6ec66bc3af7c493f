import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'
import { administrator } from '../people/accounts.ts'

/** A program's exit code and output. */
interface Ending {
  code: number | null
  output: string
}

/** The product in a separate process. */
export interface Product {
  origin: string
  pid: number
  /** Resolves when the process has printed these words. */
  saying: (words: string) => Promise<void>
  /** Resolves when the process has ended. */
  ended: Promise<Ending>
  /** Stops the process like Ctrl-C, waits for its end, and deletes its data. */
  stop: () => Promise<Ending>
}

type Environment = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')
/** Variable with the folder of a prepared demo college, whose images take eight seconds to create. */
export const demoFolder = 'KAMPANA_TEST_DEMO'

/** Starts the built product, or the version in a folder, and waits until it listens. It has its own data and a free port. */
export const startProduct = async (settings: Environment = {}, folder = root): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-product-'))
  const demo = process.env[demoFolder]
  if (demo && settings['SEED'] !== 'none' && !settings['DATA_DIR']) cpSync(demo, dataDir, { recursive: true })
  const port = settings['PORT'] ?? String(await freePort())
  const product = launch(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    folder,
  )
  await Promise.race([product.saying('Website'), failedStart(product.ended)])
  return {
    origin: `http://localhost:${port}`,
    pid: product.pid,
    saying: product.saying,
    ended: product.ended,
    stop: async () => {
      product.interrupt()
      const ending = await product.ended
      rmSync(dataDir, { recursive: true, force: true })
      return ending
    },
  }
}

/** Runs the product when it should exit, and returns its exit code and output. */
export const runProduct = (settings: Environment, folder = root): Promise<Ending> =>
  launch(settings, folder).ended

/**
 * Variables that reach the product, so that a developer's settings don't change a test. COLLEGE_DIR chooses a college other
 * than the sample.
 */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'COLLEGE_DIR']

/** Starts the product without waiting for it. */
export const launch = (settings: Environment, cwd = root) => {
  const ours = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'scripts/start.js'], {
    cwd,
    env: { ...ours, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<Ending>((resolve) =>
    child.once('close', (code) => {
      process.off('exit', kill)
      resolve({ code, output })
    }),
  )
  const saying = (words: string): Promise<void> =>
    new Promise((resolve) => {
      const look = () => output.includes(words) && resolve()
      look()
      child.stdout.on('data', look)
    })
  return { pid: child.pid ?? 0, ended, saying, interrupt: () => child.kill('SIGINT'), kill }
}

const failedStart = async (ended: Promise<Ending>): Promise<never> => {
  const { code, output } = await ended
  throw new Error(`The product did not start (exit code ${code}):\n${output}`)
}
